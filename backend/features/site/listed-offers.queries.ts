/** The offers that the sitemap lists, in blocks of ids: each block is one range of the primary key, however many there are. */
import type { Db } from '#backend/platform/database/transaction.ts';

/** Sitemaps may list 50,000 addresses, but to read so many would hold up everybody else’s calls for a third of a second. */
const blockSize = 5_000;

export async function countBlocks(db: Db): Promise<number> {
  const last = await db.selectFrom('offers').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  return last ? Math.ceil(last.id / blockSize) : 0;
}

/** Block 1 has the ids from 1 on. */
export async function offersOfBlock(db: Db, block: number): Promise<{ id: number; changedAt: Date }[]> {
  return db
    .selectFrom('offers')
    .select((offer) => ['id', offer.fn.coalesce('changed_at', 'created_at').as('changedAt')])
    .where('id', '>', (block - 1) * blockSize)
    .where('id', '<=', block * blockSize)
    .where('active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
}
