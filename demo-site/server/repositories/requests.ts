import type { Insertable } from 'kysely';
import type { Tables } from '#server/tables.ts';
import type { Work } from '#server/transaction.ts';

export type NewRequest = Omit<Insertable<Tables['requests']>, 'status'>;

export async function publish(trx: Work, request: NewRequest): Promise<void> {
  await trx
    .insertInto('requests')
    .values({ ...request, status: 'open' })
    .execute();
}
