import { Type } from '@fastify/type-provider-typebox';
import type { ProposalRow } from '#backend/repositories/proposals.ts';
import { fromCents, instant, iso } from './answers.ts';
import * as fields from './fields.ts';

const NewProposal = Type.Object({
  price: fields.price,
  message: fields.text(5000),
  date: fields.date,
  time: fields.time,
  timezone: Type.Optional(fields.timezone),
});

// The validator turns null into an empty text where a text comes first.
const lastChange = Type.Union([Type.Null(), fields.shortText(40)]);

/** What the translator has read: `changed_at` of the request. A later change is refused. */
export const Proposing = Type.Object({
  ...NewProposal.properties,
  request_changed_at: Type.Optional(lastChange),
});

/** Either a status, or new terms, of which those that are left out stay as they are. */
export const ProposalChange = Type.Partial(
  Type.Object({ status: fields.oneOf(['withdrawn', 'declined']), ...NewProposal.properties }),
);

/** What the customer has read. Another price, or a later change, is refused. */
export const Accepting = Type.Partial(
  Type.Object({
    price: fields.price,
    changed_at: lastChange,
  }),
);

export const Proposal = Type.Object({
  id: Type.String(),
  price: Type.Number(),
  message: Type.String(),
  date: Type.String(),
  time: Type.String(),
  timezone: fields.nullable(Type.String()),
  users_id: Type.String({ description: 'of the translator, as all that follow up to `image`' }),
  translator_id: Type.String({ description: 'the same' }),
  rating: fields.nullable(Type.Number({ description: 'mean of all ratings of the translator’s tasks' })),
  rating_count: Type.Number(),
  offers_count: Type.Number({
    description: 'offers that can be booked; `owner` of a list of offers finds them',
  }),
  firstname: Type.String(),
  lastname: Type.String(),
  image: fields.nullable(Type.String()),
  status: Type.String({ description: 'open, accepted, declined or withdrawn' }),
  created_at: instant,
  changed_at: fields.nullable(instant),
});

export const proposalAnswer = (row: ProposalRow, absolute: (path: string | null) => string | null) => ({
  id: row.id,
  price: fromCents(row.price_cents),
  message: row.message,
  date: row.date,
  time: row.time,
  timezone: row.timezone,
  users_id: row.translator_id,
  translator_id: row.translator_id,
  rating: row.ratings.count > 0 ? Math.round((row.ratings.total / row.ratings.count) * 10) / 10 : null,
  rating_count: row.ratings.count,
  offers_count: row.offers_count,
  firstname: row.firstname,
  lastname: row.lastname,
  image: absolute(row.image),
  status: row.status,
  created_at: iso(row.created_at),
  changed_at: row.changed_at && iso(row.changed_at),
});
