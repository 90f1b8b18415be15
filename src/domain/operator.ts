/** What the people who run the marketplace read. Pages import the types only. */
import { type Static, Type } from 'typebox';
import { instant, nullable, oneOf } from './fields.ts';
import { taskStatuses } from './task-states.ts';

const text = Type.String();
const count = Type.Integer();
const cents = (description?: string) => Type.Integer(description ? { description } : {});
const currency = Type.String();
const named = { id: text, name: text };

const sums = {
  fees: cents('what the marketplace keeps'),
  paid_out: cents('what owners got'),
  refunded: cents('what customers got back'),
};

export const OperatorOverview = Type.Object({
  users: count,
  offers: Type.Integer({ description: 'paused ones too' }),
  tasks: Type.Record(Type.String(), count, {
    description: `the number of each status: ${taskStatuses.join(', ')}`,
  }),
  money: Type.Object(
    {
      held: cents('for tasks that are not finished'),
      available: cents('due to owners who have no payout account yet, or whose transfer is on its way'),
      ...sums,
      currency,
      months: Type.Array(Type.Object({ month: Type.String({ description: 'YYYY-MM, in UTC' }), ...sums })),
    },
    { description: 'in cents' },
  ),
  waiting: Type.Object({
    disputes: Type.Integer({ description: 'open ones that are not about tasks of one’s own' }),
    reports: count,
    appeals: count,
    credentials: count,
    payments: Type.Integer({
      description: 'those that the provider has not answered, or whose refund it refused',
    }),
    transfers: Type.Integer({ description: 'those that the provider refused' }),
    mails: Type.Integer({ description: 'those that could not be sent' }),
    webhooks: Type.Integer({ description: 'events that a partner’s server did not accept' }),
  }),
});

export type OperatorOverview = Static<typeof OperatorOverview>;

export const PersonRow = Type.Object({
  id: text,
  firstname: text,
  lastname: text,
  email: text,
  image: nullable(text),
  operator: Type.Boolean(),
  created_at: instant,
  offers_count: Type.Integer({ description: 'not deleted ones' }),
  tasks_count: Type.Integer({ description: 'as customer or as owner' }),
});

export type PersonRow = Static<typeof PersonRow>;

export const OperatorTask = Type.Object({
  id: Type.Integer(),
  title: text,
  status: oneOf(taskStatuses),
  customer: Type.Object(named),
  owner: Type.Object(named),
  total: cents(),
  currency,
  starts_at: instant,
  created_at: instant,
});

export type OperatorTask = Static<typeof OperatorTask>;

export const AuditLine = Type.Object({
  id: text,
  at: instant,
  actor: nullable(Type.Object(named)),
  action: text,
  subject: Type.Object(
    { kind: text, id: nullable(text), name: nullable(text) },
    { description: 'what it was done to; a person has a name' },
  ),
  outcome: text,
  reason: nullable(
    Type.String({ description: 'why an operator did it; for a reading, what it was for, or its page' }),
  ),
  network: nullable(text),
});

export type AuditLine = Static<typeof AuditLine>;

export const PersonAnswer = Type.Object({
  ...PersonRow.properties,
  email_verified: Type.Boolean(),
  phonenumber: text,
  address: text,
  about: nullable(text),
  languages: Type.Array(text),
  locale: text,
  timezone: nullable(text),
  offers: Type.Array(
    Type.Object({
      id: Type.Integer(),
      title: text,
      state: oneOf(['published', 'paused', 'deleted']),
      created_at: instant,
    }),
    { description: 'the newest 50, as those below' },
  ),
  tasks: Type.Array(OperatorTask),
  payments: Type.Array(
    Type.Object({
      id: text,
      task_id: Type.Integer(),
      title: text,
      role: oneOf(['customer', 'owner']),
      amount: cents(),
      refunded: cents(),
      currency,
      status: text,
      created_at: instant,
    }),
  ),
  mails: Type.Array(
    Type.Object({
      id: text,
      topic: text,
      subject: nullable(Type.String({ description: 'null while it waits, and of what was sent long ago' })),
      status: oneOf(['waiting', 'sent', 'failed']),
      reason: nullable(Type.String({ description: 'why the last attempt to send it failed' })),
      created_at: instant,
    }),
  ),
  audit: Type.Array(AuditLine),
});

export type PersonAnswer = Static<typeof PersonAnswer>;
