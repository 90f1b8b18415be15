/** The SQL of invitations to become a member of a partner. A later one to the same address replaces the earlier. */
import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '#backend/platform/database/tables.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

export type PartnerInvitation = Selectable<Tables['partner_invitations']>;

export async function add(
  trx: Transaction,
  invitation: Insertable<Tables['partner_invitations']>,
): Promise<void> {
  await trx.insertInto('partner_invitations').values(invitation).execute();
}

/** Those that can be accepted. */
export async function list(db: Db, partner: string, now: Date): Promise<PartnerInvitation[]> {
  return db
    .selectFrom('partner_invitations')
    .selectAll()
    .where('partner_id', '=', partner)
    .where('expires_at', '>', now)
    .where('ended_at', 'is', null)
    .orderBy('id')
    .execute();
}

export async function findByToken(db: Db, token_hash: string) {
  return db
    .selectFrom('partner_invitations')
    .innerJoin('partners', 'partners.id', 'partner_invitations.partner_id')
    .selectAll('partner_invitations')
    .select('partners.name')
    .where('token_hash', '=', token_hash)
    .executeTakeFirst();
}

/** False where there is none that could be accepted. Under a lock on the partner. */
export async function end(
  trx: Transaction,
  partner: string,
  which: { id: string } | { email_key: string },
  ended_at: Date,
): Promise<boolean> {
  const [column, value] =
    'id' in which ? (['id', which.id] as const) : (['email_key', which.email_key] as const);
  const { numUpdatedRows } = await trx
    .updateTable('partner_invitations')
    .set({ ended_at })
    .where('partner_id', '=', partner)
    .where(column, '=', value)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
