import { address } from '#core/element/contract/attribute.ts';
import { defineContract, loadingParts, loadingSlots } from '#core/element/contract/contract.ts';

export const notificationBellContract = defineContract({
  tag: 'dragoman-notification-bell',
  summary: 'Shows the signed-in user the number of unread notifications, and opens the list of them.',
  attributes: {
    'page-url': address(
      'Address of the page that is open: what leads to it counts as read once it is seen there.',
    ),
    'messages-url': address('Address of the link “Your conversations” below the list.', '/messages'),
  },
  events: {
    'dragoman-unread-change': {
      about: 'The number of unread notifications changed.',
      detail: { count: 'number' },
    },
  },
  slots: loadingSlots,
  parts: {
    ...loadingParts,
    toggle: 'The button with the bell, which opens the list.',
    badge: 'The number of unread notifications; absent if there are none.',
    menu: 'The panel that opens.',
    item: 'One notification.',
    link: 'The link to the messages.',
  },
});
