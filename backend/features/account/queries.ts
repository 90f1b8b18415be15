/** The SQL of all that belongs to one person. */
import { overStatuses } from '@dragoman/widgets/server';
import { isPartyOf } from '#backend/features/people/task-parties.queries.ts';
import type { Db } from '#backend/platform/database/transaction.ts';

/** All data about one person, for the export (GDPR, article 15). */
export async function collect(db: Db, person: string) {
  const offers = await db
    .selectFrom('offers')
    .select(['id', 'active', 'title', 'description', 'text_language', 'translations', 'type', 'price_parts'])
    .select(['unit', 'minimum_cents', 'turnaround_hours'])
    .select(['languages', 'booking', 'cancellation', 'created_at', 'deleted_at'])
    .where('owner_id', '=', person)
    .orderBy('id')
    .execute();
  const requests = await db
    .selectFrom('requests')
    .selectAll()
    .where('owner_id', '=', person)
    .orderBy('id')
    .execute();
  const proposals = await db
    .selectFrom('proposals')
    .selectAll()
    .where('translator_id', '=', person)
    .orderBy('id')
    .execute();
  const tasks = await db.selectFrom('tasks').selectAll().where(isPartyOf(person)).orderBy('id').execute();
  const ofTasks = tasks.length ? tasks.map(({ id }) => id) : [0];
  const term_changes = await db
    .selectFrom('term_changes')
    .selectAll()
    .where('task_id', 'in', ofTasks)
    .orderBy('id')
    .execute();
  const documents = await db
    .selectFrom('documents')
    .select(['id', 'task_id', 'name', 'size', 'type', 'uploaded_by', 'created_at'])
    .where('task_id', 'in', ofTasks)
    .execute();
  const reviews = await db.selectFrom('reviews').selectAll().where('task_id', 'in', ofTasks).execute();
  const payments = await db.selectFrom('payments').selectAll().where('task_id', 'in', ofTasks).execute();
  const messages = await db
    .selectFrom('messages')
    .selectAll()
    .where((is) => is.or([is('created_by', '=', person), is('created_with', '=', person)]))
    .orderBy('id')
    .execute();
  const notifications = await db
    .selectFrom('notifications')
    .select(['id', 'kind', 'text', 'url', 'created_at', 'read_at'])
    .where('user_id', '=', person)
    .orderBy('id')
    .execute();
  const mails = await db
    .selectFrom('mails')
    .select(['recipient', 'topic', 'status', 'created_at'])
    .where('user_id', '=', person)
    .orderBy('id')
    .execute();
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['name', 'created_at', 'used_at'])
    .where('user_id', '=', person)
    .orderBy('id')
    .execute();
  // Never the secret, nor the hashes of the codes for when the app is lost.
  const second_factor = await db
    .selectFrom('second_factors')
    .select('confirmed_at')
    .where('user_id', '=', person)
    .where('confirmed_at', 'is not', null)
    .execute();
  const identities = await db
    .selectFrom('identities')
    .select(['issuer', 'subject', 'name', 'created_at', 'used_at'])
    .where('user_id', '=', person)
    .orderBy('created_at')
    .execute();
  const availability = await db
    .selectFrom('availabilities')
    .selectAll()
    .where('user_id', '=', person)
    .execute();
  const imported_calendars = await db
    .selectFrom('imported_calendars')
    .select(['url', 'read_at', 'failure'])
    .where('owner_id', '=', person)
    .execute();
  // Never by whom the person was blocked.
  const blocks = await db
    .selectFrom('blocks')
    .select(['blocked_id', 'created_at'])
    .where('user_id', '=', person)
    .orderBy('created_at')
    .execute();
  const audit_events = await db
    .selectFrom('audit_events')
    .select(['at', 'action', 'subject_kind', 'subject_id', 'outcome', 'network'])
    .where('actor_id', '=', person)
    .orderBy('at')
    .execute();
  return {
    offers,
    requests,
    proposals,
    tasks,
    term_changes,
    documents,
    reviews,
    payments,
    messages,
    notifications,
    mails,
    passkeys,
    second_factor,
    identities,
    availability,
    imported_calendars,
    blocks,
    audit_events,
  };
}

/** How many things of each kind a person has, for the tabs of the dashboard. */
export async function countsFor(db: Db, person: string) {
  const offers = db
    .selectFrom('offers')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('owner_id', '=', person)
    .where('deleted_at', 'is', null);
  const tasks = db
    .selectFrom('tasks')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where(isPartyOf(person));
  const requests = db
    .selectFrom('requests')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('owner_id', '=', person);
  const proposals = db
    .selectFrom('proposals')
    .innerJoin('requests', 'requests.id', 'proposals.request_id')
    .innerJoin('users', 'users.id', 'requests.owner_id')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('proposals.translator_id', '=', person)
    .where('users.deleted_at', 'is', null);
  return db
    .selectNoFrom([
      offers.as('offers'),
      tasks.where('status', 'not in', overStatuses).as('open_tasks'),
      tasks.where('status', 'in', overStatuses).as('finished_tasks'),
      requests.as('requests'),
      proposals.as('proposals'),
    ])
    .executeTakeFirstOrThrow();
}
