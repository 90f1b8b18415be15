import type { Activity } from '#core/domain/activities.ts';
import type { Notification } from '#core/domain/notification.ts';
import { activityInEnglish } from '#core/i18n/activity.ts';

const activities: Activity[] = [
  { code: 'proposal-accepted', person: 'Mira Okafor', title: 'Birth certificate' },
  { code: 'booked', person: 'Haruto Sato', title: 'Patent claims' },
  { code: 'task-delivered', person: 'Paweł Zieliński', title: 'Safety sheet v3' },
];

export const sampleNotifications: Notification[] = activities.map((activity, index) => ({
  id: `sample-${index + 1}`,
  text: activityInEnglish(activity),
  activity,
  address: null,
  createdAt: new Date(2026, 10, 21 - index, 14, 2),
  isRead: index === 2,
}));
