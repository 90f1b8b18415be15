import { address, redirectAddress } from '#core/element/contract/attribute.ts';
import { defineContract } from '#core/element/contract/contract.ts';
import { signedOutEvent } from '#core/element/contract/session-events.ts';

export const userMenuContract = defineContract({
  tag: 'dragoman-user-menu',
  summary: 'Shows the signed-in user’s picture, which opens links to their pages and a sign-out button.',
  attributes: {
    'profile-url': address('Address of the link “Profile”.', '/Profile'),
    'dashboard-url': address('Address of the link “Dashboard”.', '/Dashboard'),
    'messages-url': address('Address of the link “Messages”.', '/messages'),
    'payments-url': address('Address of the link “Payments”.', '/Payments'),
    'earnings-url': address('Address of the link “Earnings”.', '/Earnings'),
    'disputes-url': address('Address of the link “Disputes”, for operators only.', '/Operator/Disputes'),
    'settings-url': address('Address of the link “Settings”.', '/Settings'),
    'home-url': redirectAddress('Address after the sign-out; outside the marketplace only if set.', '/'),
  },
  events: {
    'dragoman-unread-change': {
      about: 'The number of conversations with unread messages is known or has changed.',
      detail: { count: 'number' },
    },
    ...signedOutEvent,
  },
  parts: {
    toggle: 'The button with the picture, which opens the menu.',
    avatar: 'The user’s picture, initials, or a silhouette.',
    menu: 'The menu.',
    name: 'The user’s name.',
    email: 'The user’s e-mail address.',
    unread:
      'The number of conversations with unread messages, also in `data-unread`; absent if there are none.',
    link: 'A link to one of the user’s pages.',
    'sign-out': 'The button that signs out.',
    skeleton: 'The placeholder until it is clear whether the visitor is signed in.',
    error: 'Shown instead while the backend does not answer whether the visitor is signed in.',
    retry: 'The Retry button.',
  },
});
