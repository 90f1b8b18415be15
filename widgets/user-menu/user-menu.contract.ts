import { text } from '#core/element/contract/attribute.ts';
import { defineContract } from '#core/element/contract/contract.ts';

export const userMenuContract = defineContract({
  tag: 'dragoman-user-menu',
  summary: 'Shows the signed-in person’s picture, which opens links to their pages and a way to sign out.',
  attributes: {
    'profile-url': text('Where “Profile” leads.', '/Profile'),
    'dashboard-url': text('Where “Dashboard” leads.', '/Dashboard'),
    'settings-url': text('Where “Settings” leads.', '/Settings'),
    'home-url': text('Where signing out leads; on another site than the marketplace only when set.', '/'),
  },
  events: {
    'dragoman-signed-out': {
      about: 'The person signed out here; prevent it to decide yourself where to go next.',
      detail: {},
      cancelable: true,
    },
  },
  parts: {
    toggle: 'The button with the picture, which opens the menu.',
    avatar: 'The person’s picture, their initials, or a silhouette.',
    menu: 'What the button opens.',
    name: 'The person’s name.',
    email: 'The person’s e-mail address.',
    link: 'A link to one of the person’s pages.',
    'sign-out': 'The button that signs out.',
    skeleton: 'What stands here while it is open whether somebody is signed in.',
  },
});
