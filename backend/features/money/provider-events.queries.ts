/** The payment provider's messages: each is stored once by its id, and applied once it is known what it is about. */
import type { Selectable } from 'kysely';
import type { ProviderEventsTable } from '#backend/platform/database/tables-money.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

type StoredEvent = Selectable<ProviderEventsTable>;

/** False where it was applied before. A concurrent call with the same event waits here for the other's transaction. */
export async function store(
  trx: Transaction,
  event: { id: string; type: string; subject: string; event: unknown },
  at: Date,
): Promise<boolean> {
  const row = await trx
    .insertInto('provider_events')
    .values({ ...event, event: JSON.stringify(event.event), received_at: at, applied_at: null })
    .onConflict((same) => same.column('id').doUpdateSet({ type: event.type }))
    .returning('applied_at')
    .executeTakeFirstOrThrow();
  return row.applied_at === null;
}

/** Those that wait for this subject, in the order of their arrival. */
export async function waitingFor(trx: Transaction, subjects: string[]): Promise<StoredEvent[]> {
  return trx
    .selectFrom('provider_events')
    .selectAll()
    .where((is) => is('subject', '=', is.fn.any(is.val(subjects))))
    .where('applied_at', 'is', null)
    .orderBy('received_at')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Those that are not applied yet, the newest first: an old one may wait forever. */
export async function waiting(db: Db, limit: number): Promise<StoredEvent[]> {
  return db
    .selectFrom('provider_events')
    .selectAll()
    .where('applied_at', 'is', null)
    .orderBy('received_at', 'desc')
    .limit(limit)
    .execute();
}

export async function markApplied(trx: Transaction, id: string, at: Date): Promise<void> {
  await trx.updateTable('provider_events').set({ applied_at: at }).where('id', '=', id).execute();
}
