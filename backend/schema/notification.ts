import { Type } from '@fastify/type-provider-typebox';
import { ActivityAnswer } from './activity.ts';
import { instant } from './answers.ts';

export { notificationData as notificationAnswer } from '#backend/live/event-data.ts';

export const Notification = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  text: Type.String(),
  fact: ActivityAnswer,
  url: Type.String(),
  created_at: instant,
  read: Type.Boolean(),
});
