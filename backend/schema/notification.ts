import { Type } from '@fastify/type-provider-typebox';
import type { Selectable } from 'kysely';
import type { Tables } from '#backend/database/tables.ts';
import { FactAnswer } from './activity.ts';
import { instant, iso } from './answers.ts';

export const Notification = Type.Object({
  id: Type.String(),
  kind: Type.String(),
  text: Type.String(),
  fact: FactAnswer,
  url: Type.String(),
  created_at: instant,
  read: Type.Boolean(),
});

export const notificationAnswer = (row: Selectable<Tables['notifications']>) => ({
  id: row.id,
  kind: row.kind,
  text: row.text,
  fact: row.fact,
  url: row.url,
  created_at: iso(row.created_at),
  read: row.read_at !== null,
});
