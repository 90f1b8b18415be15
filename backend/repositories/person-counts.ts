/** How many things of each kind a person has, for the tabs of the dashboard. */
import type { Db } from '#backend/database/transaction.ts';

const over = ['finished', 'declined', 'cancelled'] as const;

export async function countsFor(db: Db, person: string) {
  const offers = db
    .selectFrom('offers')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where('owner_id', '=', person)
    .where('deleted_at', 'is', null);
  const tasks = db
    .selectFrom('tasks')
    .select((count) => count.fn.countAll<number>().as('count'))
    .where((is) => is.or([is('customer_id', '=', person), is('owner_id', '=', person)]));
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
      tasks.where('status', 'not in', over).as('open_tasks'),
      tasks.where('status', 'in', over).as('finished_tasks'),
      requests.as('requests'),
      proposals.as('proposals'),
    ])
    .executeTakeFirstOrThrow();
}
