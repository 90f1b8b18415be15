import type { Notification } from '#core/domain/notification.ts';

const texts = [
  'Mira Okafor accepted your task “Birth certificate”.',
  'You have a new message from Haruto Sato.',
  'Paweł Zieliński delivered “Safety sheet v3”.',
];

export const sampleNotifications: Notification[] = texts.map((text, index) => ({
  id: `sample-${index + 1}`,
  text,
  address: null,
  createdAt: new Date(2026, 10, 21 - index, 14, 2),
  isRead: index === 2,
}));
