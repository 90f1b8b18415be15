/** Request and answer shapes of messages. */
import { Type } from '@fastify/type-provider-typebox';
import { ActivityAnswer } from './activity.ts';
import { instant } from './answers.ts';
import { Document } from './document.ts';
import { nullable } from './fields.ts';

export { messageData as messageAnswer } from '#backend/live/event-data.ts';

export const MessageAnswer = Type.Object({
  id: Type.String(),
  text: Type.String(),
  fact: ActivityAnswer,
  url: nullable(Type.String({ description: 'the page that a system message is about' })),
  created_by: Type.String(),
  created_with: Type.String(),
  created_at: instant,
  kind: Type.String({ description: 'text or system' }),
  read_at: nullable(instant),
  documents: Type.Array(Document),
});
