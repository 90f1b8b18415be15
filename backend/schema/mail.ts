/** The answer of the outbox. */
import { Type } from '@fastify/type-provider-typebox';
import { instant } from './answers.ts';

export const MailAnswer = Type.Object({
  id: Type.String(),
  to: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  html: Type.String(),
  created_at: instant,
  status: Type.String({ description: 'waiting, sent or failed' }),
});
