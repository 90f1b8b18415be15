/** Answer shapes of activities and notifications. */

import { instant, nullable, oneOf, titles } from '@dragoman/widgets/domain/fields.ts';
import { activityCodes } from '@dragoman/widgets/server';
import { Type } from '@fastify/type-provider-typebox';

/** What two people agreed on, or may agree on. */
const Terms = Type.Object({
  quantity: Type.Number(),
  price: Type.Number({ description: 'EUR per unit' }),
  total: Type.Number({ description: 'EUR' }),
  date: Type.String(),
  time: Type.String(),
  timezone: nullable(Type.String()),
});

/** The parts of an activity's sentence; null for a text that a person wrote. */
export const ActivityAnswer = nullable(
  Type.Object({
    code: oneOf(activityCodes),
    title: Type.String(),
    translations: Type.Optional(titles),
    person: Type.Optional(Type.String()),
    count: Type.Optional(Type.Number()),
    amount: Type.Optional(Type.Number({ description: 'cents' })),
    change: Type.Optional(Type.Object({ before: Terms, after: Terms })),
    date: Type.Optional(Type.String()),
    time: Type.Optional(Type.String()),
    timezone: Type.Optional(nullable(Type.String())),
    proposal: Type.Optional(Type.String({ description: 'its id' })),
    task: Type.Optional(Type.String({ description: 'the id of the task that was paid for' })),
  }),
);

export { notificationData as notificationAnswer } from './event-data.ts';

export const Notification = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  text: Type.String(),
  activity: ActivityAnswer,
  url: Type.String(),
  created_at: instant,
  read: Type.Boolean(),
});
