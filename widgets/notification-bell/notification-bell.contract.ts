import { text } from '#core/element/contract/attribute.ts';
import { defineContract, loadingParts, loadingSlots } from '#core/element/contract/contract.ts';

export const notificationBellContract = defineContract({
  tag: 'dragoman-notification-bell',
  summary: 'Shows how many notifications wait for the signed-in person, and opens the list of them.',
  attributes: {
    'messages-url': text('Where “All messages” below the list leads.', '/messages'),
  },
  events: {
    'dragoman-unread-change': {
      about: 'Another number of notifications waits to be read.',
      detail: { count: 'number' },
    },
  },
  slots: loadingSlots,
  parts: {
    ...loadingParts,
    toggle: 'The button with the bell, which opens the list.',
    badge: 'How many wait to be read; absent when none do.',
    menu: 'The panel that opens.',
    item: 'One notification.',
    link: 'The link to the messages.',
  },
});
