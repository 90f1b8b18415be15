import { documentKinds } from '@dragoman/widgets/server';
import { Type } from '@fastify/type-provider-typebox';
import { instant } from './answers.ts';
import * as fields from './fields.ts';

export { documentData as documentAnswer } from '#backend/live/event-data.ts';

export const Document = Type.Object({
  id: Type.String(),
  name: Type.String(),
  size: Type.Number(),
  type: Type.String(),
  kind: fields.oneOf(documentKinds),
  version: Type.Integer({ description: 'of the files of its task with the same kind and name, from 1' }),
  created_by: Type.String(),
  created_at: instant,
});

/** The fields beside the files. */
export const Upload = Type.Object({ kind: Type.Optional(fields.oneOf(documentKinds)) });
