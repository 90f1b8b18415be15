/** Request and answer shapes of requests and proposals. */

import * as fields from '@dragoman/widgets/domain/fields.ts';
import { limits } from '@dragoman/widgets/domain/limits.ts';
import { proposalStatuses } from '@dragoman/widgets/domain/proposal.ts';
import { type RequestScope, requestScopes, requestStatuses } from '@dragoman/widgets/domain/request.ts';
import { fromParts, totalCents, units } from '@dragoman/widgets/domain/units.ts';
import { requestSorts, requestTypes } from '@dragoman/widgets/server';
import { Type } from '@fastify/type-provider-typebox';
import type { Proposal as ProposalColumns } from '#backend/platform/database/tables.ts';
import { fromCents, iso, stars } from '#backend/platform/http/answers.ts';
import type { ProposalRow } from './proposals.queries.ts';
import type { RequestRow } from './queries.ts';

const types = Object.values(requestTypes).flat();

/** The fields of the request form (spec section 3). */
export const NewRequest = Type.Object({
  title: fields.title,
  description: fields.description,
  type: fields.oneOf(types),
  category: Type.Optional(fields.category),
  fromLanguage: fields.languageList(1, 1),
  toLanguage: fields.languageList(1, 1),
  dueDate: fields.date,
  dueTime: fields.time,
  timezone: Type.Optional(fields.timezone),
  price: fields.price,
});

/** What is left out stays as it is. */
export const RequestChange = Type.Partial(NewRequest);

/** The spec's other payload for a request (section 7, `POST /request`). */
export const NewRequestByCategory = Type.Object({
  title: fields.title,
  description: fields.description,
  type: fields.category,
  price: fields.price,
  languages: fields.languageList(1, 2),
  textLanguage: Type.Optional(fields.languageCode),
  dueDate: Type.Optional(fields.date),
  dueTime: Type.Optional(fields.time),
  timezone: Type.Optional(fields.timezone),
});

export const RequestQuery = Type.Object({
  scope: Type.Unsafe<RequestScope>({
    type: 'string',
    enum: requestScopes,
    default: 'open',
    description:
      'one of open (those that take proposals), mine (all of one’s own) or answered (all that one made a proposal for)',
  }),
  q: Type.Optional(fields.shortText(limits.search)),
  status: Type.Optional(fields.oneOf(requestStatuses)),
  category: Type.Optional(fields.category),
  type: Type.Optional(fields.oneOf(types)),
  from: Type.Optional(fields.languageCode),
  to: Type.Optional(fields.languageCode),
  sort: Type.Optional(fields.oneOf(requestSorts)),
  limit: fields.whole(1, 100, { default: 24 }),
  cursor: Type.Optional(Type.String({ maxLength: 500, description: 'one that this list has handed out' })),
});

/** A price for one unit, how much of it, and what that comes to. */
const priced = {
  price: Type.Number({ description: 'EUR per unit' }),
  unit: fields.oneOf(units),
  quantity: Type.Number(),
  total: Type.Number({ description: 'EUR' }),
};

function pricedAnswer({
  price_parts,
  unit,
  quantity,
}: Pick<ProposalColumns, 'price_parts' | 'unit' | 'quantity'>) {
  const price = fromParts(price_parts);
  return { price, unit, quantity, total: fromCents(totalCents({ price, quantity, minimum: null })) };
}

const OwnProposal = Type.Object({
  id: Type.String(),
  ...priced,
  message: Type.String(),
  date: Type.String(),
  time: Type.String(),
  timezone: fields.nullable(Type.String()),
  status: fields.oneOf(proposalStatuses),
  created_at: fields.instant,
  changed_at: fields.nullable(fields.instant),
});

export const Request = Type.Object({
  id: Type.String(),
  type: Type.String(),
  category: Type.String(),
  title: Type.String(),
  description: Type.String(),
  fromLanguage: Type.Array(Type.String()),
  toLanguage: Type.Array(Type.String()),
  dueDate: fields.nullable(Type.String()),
  dueTime: fields.nullable(Type.String()),
  timezone: fields.nullable(
    Type.String({ description: 'in which the request is due; null for the reader’s own' }),
  ),
  price: Type.Number(),
  created_at: fields.instant,
  owner: Type.Object({
    id: Type.String(),
    firstname: Type.String(),
    lastname: Type.String(),
    image: fields.nullable(Type.String()),
  }),
  proposals_count: Type.Number(),
  status: fields.oneOf(requestStatuses),
  changed_at: fields.nullable(fields.instant),
  withdrawn_at: fields.nullable(fields.instant),
  own_proposal: fields.nullable(OwnProposal),
  task_id: fields.nullable(Type.Number({ description: 'the task it became, for its two parties' })),
  conversation_id: fields.nullable(Type.String()),
});

export const requestAnswer = (row: RequestRow, absolute: (path: string | null) => string | null) => ({
  id: row.id,
  type: row.type,
  category: row.category,
  title: row.title,
  description: row.description,
  fromLanguage: [row.from_language],
  toLanguage: [row.to_language],
  dueDate: row.due_date,
  dueTime: row.due_time,
  timezone: row.timezone,
  price: fromCents(row.price_cents),
  created_at: iso(row.created_at),
  owner: { id: row.owner_id, firstname: row.firstname, lastname: row.lastname, image: absolute(row.image) },
  proposals_count: row.proposals_count ?? 0,
  status: row.status,
  changed_at: row.changed_at && iso(row.changed_at),
  withdrawn_at: row.withdrawn_at && iso(row.withdrawn_at),
  own_proposal: ownProposal(row),
  task_id: row.task_id,
  conversation_id: row.conversation_id,
});

function ownProposal(row: RequestRow) {
  if (row.own_id === null || row.own_created_at === null) return null;
  return {
    id: row.own_id,
    ...pricedAnswer({
      price_parts: row.own_price_parts ?? 0,
      unit: row.own_unit ?? 'fixed',
      quantity: row.own_quantity ?? 1,
    }),
    message: row.own_message ?? '',
    date: row.own_date ?? '',
    time: row.own_time ?? '',
    timezone: row.own_timezone,
    status: row.own_status ?? 'open',
    created_at: iso(row.own_created_at),
    changed_at: row.own_changed_at && iso(row.own_changed_at),
  };
}

const NewProposal = Type.Object({
  price: fields.described(fields.unitPrice, 'EUR per unit'),
  unit: Type.Optional(
    fields.described(fields.oneOf(units), 'fixed where it is absent: a price for all of it'),
  ),
  quantity: Type.Optional(fields.described(fields.quantity, '1 where it is absent')),
  message: fields.text(limits.message),
  date: fields.date,
  time: fields.time,
  timezone: Type.Optional(fields.timezone),
});

// The validator turns null into an empty text where a text comes first.
const lastChange = Type.Union([Type.Null(), fields.shortText(40)]);
const readZone = Type.Union([Type.Null(), fields.timezone]);

/** What the translator has read: `changed_at` of the request. A later change is refused. */
export const Proposing = Type.Object({
  ...NewProposal.properties,
  request_changed_at: Type.Optional(lastChange),
});

/** Either a status, or new terms, of which those that are left out stay as they are. */
export const ProposalChange = Type.Partial(
  Type.Object({ status: fields.oneOf(['withdrawn', 'declined']), ...NewProposal.properties }),
);

/** What the customer has read. A proposal that says something else by now is not accepted. */
export const Accepting = Type.Object({
  price: fields.unitPrice,
  unit: fields.shortText(limits.title),
  quantity: Type.Number(),
  ...fields.optional({
    date: fields.date,
    time: fields.time,
    timezone: readZone,
    changed_at: lastChange,
  }),
});

export const Proposal = Type.Object({
  id: Type.String(),
  ...priced,
  message: Type.String(),
  date: Type.String(),
  time: Type.String(),
  timezone: fields.nullable(Type.String()),
  users_id: Type.String({ description: 'of the translator, as all that follow up to `image`' }),
  translator_id: Type.String({ description: 'the same' }),
  rating: fields.nullable(
    Type.Number({ description: 'mean of the ratings of the translator’s tasks, by what was paid for each' }),
  ),
  rating_count: Type.Number(),
  offers_count: Type.Number({
    description: 'offers that can be booked; `owner` of a list of offers finds them',
  }),
  firstname: Type.String(),
  lastname: Type.String(),
  image: fields.nullable(Type.String()),
  status: fields.oneOf(proposalStatuses),
  created_at: fields.instant,
  changed_at: fields.nullable(fields.instant),
});

export const proposalAnswer = (row: ProposalRow, absolute: (path: string | null) => string | null) => ({
  id: row.id,
  ...pricedAnswer(row),
  message: row.message,
  date: row.date,
  time: row.time,
  timezone: row.timezone,
  users_id: row.translator_id,
  translator_id: row.translator_id,
  rating: row.ratings.count > 0 ? stars(row.ratings.mean) : null,
  rating_count: row.ratings.count,
  offers_count: row.offers_count,
  firstname: row.firstname,
  lastname: row.lastname,
  image: absolute(row.image),
  status: row.status,
  created_at: iso(row.created_at),
  changed_at: row.changed_at && iso(row.changed_at),
});
