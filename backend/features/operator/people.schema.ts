/** People, their tasks and the audit log, as operators get them. */
import * as fields from '@dragoman/widgets/domain/fields.ts';
import type { AuditLine, OperatorTask, PersonAnswer, PersonRow } from '@dragoman/widgets/domain/operator.ts';
import { isUuid } from '#backend/platform/database/ids.ts';
import { iso } from '#backend/platform/http/answers.ts';
import type * as auditLog from './audit-log.queries.ts';
import type * as people from './people.queries.ts';

export const personRow = (row: people.PersonFound): PersonRow => ({
  id: row.id,
  firstname: row.firstname,
  lastname: row.lastname,
  email: row.email,
  image: row.image,
  operator: row.is_operator,
  created_at: iso(row.created_at),
  offers_count: Number(row.offers_count),
  tasks_count: Number(row.tasks_count),
});

interface Belongings {
  offers: Awaited<ReturnType<typeof people.offersOf>>;
  tasks: people.TaskFound[];
  payments: Awaited<ReturnType<typeof people.paymentsOf>>;
  mails: Awaited<ReturnType<typeof people.mailsTo>>;
  audit: AuditLine[];
}

export const personAnswer = (
  person: people.PersonFound,
  { offers, tasks, payments, mails, audit }: Belongings,
): PersonAnswer => ({
  ...personRow(person),
  email_verified: person.email_verified_at !== null,
  phonenumber: person.phonenumber,
  address: person.address,
  about: person.about,
  languages: [...person.languages],
  locale: person.locale,
  timezone: person.timezone,
  offers: offers.map(({ id, title, active, created_at, deleted_at }) => ({
    id,
    title,
    state: deleted_at ? 'deleted' : active ? 'published' : 'paused',
    created_at: iso(created_at),
  })),
  tasks: tasks.map(taskAnswer),
  payments: payments.map((payment) => ({
    id: payment.id,
    task_id: payment.task_id,
    title: payment.title,
    role: payment.owner_id === person.id ? 'owner' : 'customer',
    amount: payment.amount_cents,
    refunded: payment.refunded_cents,
    currency: fields.currency,
    status: payment.status,
    created_at: iso(payment.created_at),
  })),
  mails: mails.map(({ id, topic, subject, status, reason, created_at }) => ({
    id,
    topic,
    subject,
    status,
    reason,
    created_at: iso(created_at),
  })),
  audit,
});

export const taskAnswer = (row: people.TaskFound): OperatorTask => ({
  id: row.id,
  title: row.title,
  status: row.status,
  customer: { id: row.customer_id, name: `${row.customer_firstname} ${row.customer_lastname}` },
  owner: { id: row.owner_id, name: `${row.owner_firstname} ${row.owner_lastname}` },
  total: row.total_cents,
  currency: fields.currency,
  starts_at: iso(row.starts_at),
  created_at: iso(row.created_at),
});

/** The people whom the lines name: who acted, and whom it concerns. */
export const peopleIn = (lines: auditLog.AuditFound[]): string[] => [
  ...new Set(
    lines.flatMap(({ actor_id, subject_kind, subject_id }) =>
      [actor_id, subject_kind === 'user' ? subject_id : null].filter(isUuid),
    ),
  ),
];

export const auditAnswer = (line: auditLog.AuditFound, names: Map<string, string>): AuditLine => ({
  id: line.id,
  at: iso(line.at),
  actor: line.actor_id === null ? null : { id: line.actor_id, name: names.get(line.actor_id) ?? '' },
  action: line.action,
  subject: {
    kind: line.subject_kind,
    id: line.subject_id,
    name: (line.subject_kind === 'user' && line.subject_id && names.get(line.subject_id)) || null,
  },
  outcome: line.outcome,
  reason: line.reason,
  network: line.network,
});
