/** The SQL of the origins that partners name and prove. */
import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '#backend/platform/database/tables.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';
import type { PartnerRow } from './queries.ts';

export type PartnerOrigin = Selectable<Tables['partner_origins']>;

/** The partner who has proved this origin; of several the one who did so last. */
export async function ownerOf(db: Db, origin: string): Promise<PartnerRow | undefined> {
  return db
    .selectFrom('partner_origins')
    .innerJoin('partners', 'partners.id', 'partner_origins.partner_id')
    .selectAll('partners')
    .where('origin', '=', origin)
    .where('verified_at', 'is not', null)
    .orderBy('verified_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function list(db: Db, partner: string): Promise<PartnerOrigin[]> {
  return db
    .selectFrom('partner_origins')
    .selectAll()
    .where('partner_id', '=', partner)
    .orderBy('created_at')
    .orderBy('origin')
    .execute();
}

export async function find(db: Db, partner: string, origin: string): Promise<PartnerOrigin | undefined> {
  return db
    .selectFrom('partner_origins')
    .selectAll()
    .where('partner_id', '=', partner)
    .where('origin', '=', origin)
    .executeTakeFirst();
}

export async function add(
  trx: Transaction,
  origin: Insertable<Tables['partner_origins']>,
): Promise<PartnerOrigin> {
  return trx.insertInto('partner_origins').values(origin).returningAll().executeTakeFirstOrThrow();
}

/** Undefined where it has been removed meanwhile. */
export async function verify(
  trx: Transaction,
  partner: string,
  origin: string,
  verified_at: Date,
): Promise<PartnerOrigin | undefined> {
  return trx
    .updateTable('partner_origins')
    .set({ verified_at })
    .where('partner_id', '=', partner)
    .where('origin', '=', origin)
    .returningAll()
    .executeTakeFirst();
}

export async function remove(trx: Transaction, partner: string, origin: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('partner_origins')
    .where('partner_id', '=', partner)
    .where('origin', '=', origin)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
