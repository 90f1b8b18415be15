import { Type } from '@fastify/type-provider-typebox';
import type { Message } from '#backend/database/tables.ts';
import type { DocumentRow } from '#backend/repositories/documents.ts';
import { FactAnswer } from './activity.ts';
import { instant, iso } from './answers.ts';
import { Document, documentAnswer } from './document.ts';
import { nullable } from './fields.ts';

export const MessageAnswer = Type.Object({
  id: Type.String(),
  text: Type.String(),
  fact: FactAnswer,
  created_by: Type.String(),
  created_with: Type.String(),
  created_at: instant,
  kind: Type.String({ description: 'text or system' }),
  read_at: nullable(instant),
  documents: Type.Array(Document),
});

export const messageAnswer = (message: Message, documents: DocumentRow[]) => ({
  id: message.id,
  text: message.text,
  fact: message.fact,
  created_by: message.created_by,
  created_with: message.created_with,
  created_at: iso(message.created_at),
  kind: message.kind,
  read_at: message.read_at && iso(message.read_at),
  documents: documents.filter((document) => document.message_id === message.id).map(documentAnswer),
});
