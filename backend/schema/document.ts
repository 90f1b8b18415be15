import { Type } from '@fastify/type-provider-typebox';

export { documentData as documentAnswer } from '#backend/live/event-data.ts';

export const Document = Type.Object({
  id: Type.String(),
  name: Type.String(),
  size: Type.Number(),
  type: Type.String(),
});
