/** The audit log as operators read it. */
import { type Expression, type SqlBool, sql } from 'kysely';
import type { AuditAction } from '#backend/platform/database/tables-partners.ts';
import type { Db } from '#backend/platform/database/transaction.ts';

interface Wanted {
  /** Whoever acted or was acted upon. */
  user?: string | undefined;
  action?: AuditAction | undefined;
  /** Days in UTC, both of them included. */
  from?: string | undefined;
  to?: string | undefined;
  limit: number;
  before?: string | undefined;
}

/** The newest first, with one row more than requested. */
export async function list(db: Db, { user, action, from, to, limit, before }: Wanted) {
  return db
    .selectFrom('audit_events')
    .selectAll()
    .where((is) => {
      const conditions: Expression<SqlBool>[] = [];
      if (user !== undefined)
        conditions.push(
          is.or([
            is('actor_id', '=', user),
            is.and([is('subject_kind', '=', 'user'), is('subject_id', '=', user)]),
          ]),
        );
      if (action !== undefined) conditions.push(is('action', '=', action));
      if (from !== undefined)
        conditions.push(sql<boolean>`at >= ${from}::date::timestamp at time zone 'UTC'`);
      if (to !== undefined)
        conditions.push(sql<boolean>`at < (${to}::date + 1)::timestamp at time zone 'UTC'`);
      if (before !== undefined) conditions.push(is('id', '<', before));
      return is.and(conditions);
    })
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
}

export type AuditFound = Awaited<ReturnType<typeof list>>[number];

/** The names of these people, also of those whose accounts are gone. */
export async function namesOf(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('users')
    .select(['id', 'firstname', 'lastname'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`.trim()]));
}

/** The disputes among these that the operator has read within the last hour. */
export async function disputesReadBy(db: Db, operator: string, disputes: string[]): Promise<Set<string>> {
  if (disputes.length === 0) return new Set();
  const rows = await db
    .selectFrom('audit_events')
    .select('reason')
    .where('actor_id', '=', operator)
    .where('action', '=', 'read-dispute')
    .where('reason', 'in', disputes)
    .where(sql<boolean>`at > clock_timestamp() - interval '1 hour'`)
    .execute();
  return new Set(rows.flatMap(({ reason }) => reason ?? []));
}
