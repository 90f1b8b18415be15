/** The owner says where a call takes place: a telephone number, or the address of a meeting. */
import { isOver, isPlace } from '@dragoman/widgets/server';
import type { Task, User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { conflict, forbidden, invalid, notFound, wrong } from '#backend/domain/errors.ts';
import * as tasks from '#backend/repositories/tasks.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';
import { publishTaskActivity } from './publish-task-activity.ts';

export function setPlace(
  { db, bus }: Pick<Services, 'db' | 'bus'>,
  { task: { id, customer_id, owner_id, type }, actor, place }: { task: Task; actor: User; place: string },
): Promise<void> {
  if (actor.id !== owner_id) throw forbidden('place-by-owner');
  if (type !== 'call') throw invalid('place-of-calls');
  if (!isPlace(place)) throw wrong('place', { rule: 'place' });
  return inTransaction(db, async (trx) => {
    const locked = await lockRows(trx, actor.id, { users: [customer_id, owner_id], task: id });
    const { task } = locked;
    if (!task) throw notFound('task');
    const { status } = task;
    if (isOver(status)) throw conflict('task-off', { status });
    if (task.place === place) return;
    await tasks.setPlace(trx, id, place);
    await publishTaskActivity(trx, bus, locked, { task, actor, code: 'place-set' });
  });
}
