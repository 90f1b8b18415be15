/** Request and answer shapes of tasks and bookings. */
import { allowedActions } from '@dragoman/widgets/server';
import { Type } from '@fastify/type-provider-typebox';
import type { DocumentRow } from '#backend/database/tables.ts';
import { type listFor, roleOf } from '#backend/repositories/tasks.ts';
import { fromCents, instant, iso } from './answers.ts';
import { Document, documentAnswer } from './document.ts';
import * as fields from './fields.ts';

export const partner = Type.String({ maxLength: 64, description: 'a partner id' });
export const campaign = fields.shortText(100);

export const Booking = Type.Object({
  details: fields.details,
  date: fields.date,
  time: fields.time,
  timezone: Type.Optional(fields.timezone),
  partner: Type.Optional(partner),
  campaign: Type.Optional(campaign),
  page: Type.Optional(
    Type.String({ maxLength: 2000, description: 'the address of the page it was booked on' }),
  ),
});

const Review = Type.Object({
  rating: Type.Number(),
  text: Type.String(),
  reply: fields.nullable(Type.String()),
  created_at: instant,
});

export const TaskRow = Type.Object({
  id: Type.Number(),
  offer_id: fields.nullable(Type.Number()),
  firstname: Type.String({ description: 'of the other party, as the next three' }),
  lastname: Type.String(),
  email: Type.String(),
  image: fields.nullable(Type.String()),
  user_language: Type.Array(Type.String()),
  status: Type.String(),
  title: Type.String(),
  type: Type.String(),
  task_languages: Type.Array(Type.String()),
  price: Type.Number(),
  details: Type.String(),
  date: Type.String(),
  time: Type.String(),
  timezone: fields.nullable(Type.String()),
  other_timezone: fields.nullable(Type.String({ description: 'where the other party lives' })),
  paid: Type.Boolean(),
  role: Type.String({ description: 'customer or owner' }),
  actions: Type.Array(Type.String()),
  documents: Type.Array(Document),
  conversation_id: Type.String(),
  review: fields.nullable(Review),
  created_at: instant,
});

type Row = Awaited<ReturnType<typeof listFor>>[number];

export function taskAnswer(
  row: Row,
  person: string,
  documents: DocumentRow[],
  absolute: (path: string | null) => string | null,
) {
  const role = roleOf(row, person);
  return {
    id: row.id,
    offer_id: row.offer_id,
    firstname: row.firstname,
    lastname: row.lastname,
    email: row.email,
    image: absolute(row.image),
    user_language: [row.user_language],
    status: row.status,
    title: row.title,
    type: row.type,
    task_languages: row.languages,
    price: fromCents(row.price_cents),
    details: row.details,
    date: row.date,
    time: row.time,
    timezone: row.timezone,
    other_timezone: row.other_timezone,
    paid: row.paid_at !== null,
    role,
    actions: allowedActions(row.status, role),
    documents: documents.filter((document) => document.task_id === row.id).map(documentAnswer),
    conversation_id: row.conversation_id,
    review: reviewAnswer(row),
    created_at: iso(row.created_at),
  };
}

function reviewAnswer({ rating, review_text, review_reply, reviewed_at }: Row) {
  if (rating === null || !reviewed_at) return null;
  return { rating, text: review_text ?? '', reply: review_reply, created_at: iso(reviewed_at) };
}
