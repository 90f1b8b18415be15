import { Type } from '@fastify/type-provider-typebox';
import type { ProposalRow } from '#backend/repositories/proposals.ts';
import { fromCents, instant, iso } from './answers.ts';
import * as fields from './fields.ts';

export const NewProposal = Type.Object({
  price: fields.price,
  message: fields.text(5000),
  date: fields.date,
  time: fields.time,
  timezone: Type.Optional(fields.timezone),
});

/** A translator may change nothing else. */
export const ProposalChange = Type.Object({ status: fields.oneOf(['withdrawn']) });

export const Proposal = Type.Object({
  id: Type.String(),
  price: Type.Number(),
  message: Type.String(),
  date: Type.String(),
  time: Type.String(),
  timezone: fields.nullable(Type.String()),
  users_id: Type.String({ description: 'of the translator, as the next three' }),
  firstname: Type.String(),
  lastname: Type.String(),
  image: fields.nullable(Type.String()),
  status: Type.String({ description: 'open, accepted, declined or withdrawn' }),
  created_at: instant,
});

export const proposalAnswer = (row: ProposalRow, absolute: (path: string | null) => string | null) => ({
  id: row.id,
  price: fromCents(row.price_cents),
  message: row.message,
  date: row.date,
  time: row.time,
  timezone: row.timezone,
  users_id: row.translator_id,
  firstname: row.firstname,
  lastname: row.lastname,
  image: absolute(row.image),
  status: row.status,
  created_at: iso(row.created_at),
});
