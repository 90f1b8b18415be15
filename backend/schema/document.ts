import { Type } from '@fastify/type-provider-typebox';
import type { DocumentRow } from '#backend/repositories/documents.ts';

export const Document = Type.Object({
  id: Type.String(),
  name: Type.String(),
  size: Type.Number(),
  type: Type.String(),
});

export const documentAnswer = ({ id, name, size, type }: DocumentRow) => ({ id, name, size, type });
