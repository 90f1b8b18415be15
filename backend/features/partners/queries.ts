/** The SQL of partner accounts and of their members. Those of the environment have no rows here. */
import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '#backend/platform/database/tables.ts';
import type { Db, Transaction } from '#backend/platform/database/transaction.ts';

export type PartnerRow = Selectable<Tables['partners']>;

export async function add(trx: Transaction, partner: Insertable<Tables['partners']>): Promise<void> {
  await trx.insertInto('partners').values(partner).execute();
}

export async function find(db: Db, id: string): Promise<PartnerRow | undefined> {
  return db.selectFrom('partners').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The oldest first. */
export async function ofMember(db: Db, user: string): Promise<PartnerRow[]> {
  return db
    .selectFrom('partners')
    .innerJoin('partner_members', 'partner_members.partner_id', 'partners.id')
    .selectAll('partners')
    .where('user_id', '=', user)
    .orderBy('partners.created_at')
    .orderBy('partners.id')
    .execute();
}

/** After the locks of people: whoever changes a partner waits here for the others. */
export async function lock(trx: Transaction, id: string): Promise<PartnerRow | undefined> {
  return trx.selectFrom('partners').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function update(
  trx: Transaction,
  id: string,
  change: Partial<Pick<PartnerRow, 'name' | 'site' | 'logo'>>,
): Promise<PartnerRow> {
  return trx
    .updateTable('partners')
    .set({ id, ...change })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Those of these ids that exist. */
export async function existing(db: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('partners').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}

export async function isMember(db: Db, partner_id: string, user_id: string): Promise<boolean> {
  const row = await db
    .selectFrom('partner_members')
    .select('user_id')
    .where('partner_id', '=', partner_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  return row !== undefined;
}

/** False where the person is a member already. */
export async function addMember(
  trx: Transaction,
  member: Insertable<Tables['partner_members']>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('partner_members')
    .values(member)
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function members(db: Db, partner: string) {
  return db
    .selectFrom('partner_members')
    .innerJoin('users', 'users.id', 'partner_members.user_id')
    .select(['users.id', 'firstname', 'lastname', 'image', 'partner_members.created_at'])
    .where('partner_id', '=', partner)
    .orderBy('partner_members.created_at')
    .orderBy('users.id')
    .execute();
}

export async function removeMember(trx: Transaction, partner: string, user: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('partner_members')
    .where('partner_id', '=', partner)
    .where('user_id', '=', user)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Somebody leaves. A partner without members loses what makes and takes calls in its name. */
export async function removeFromAll(trx: Transaction, user: string): Promise<void> {
  const own = await trx
    .selectFrom('partners')
    .innerJoin('partner_members', 'partner_members.partner_id', 'partners.id')
    .select('partners.id')
    .where('user_id', '=', user)
    .orderBy('partners.id')
    .forUpdate('partners')
    .execute();
  await trx.deleteFrom('partner_members').where('user_id', '=', user).execute();
  for (const { id } of own) {
    if ((await members(trx, id)).length > 0) continue;
    await trx.deleteFrom('webhooks').where('partner', '=', id).execute();
    await trx.deleteFrom('partner_keys').where('partner', '=', id).execute();
    await trx.deleteFrom('partner_origins').where('partner_id', '=', id).execute();
    await trx.deleteFrom('partner_invitations').where('partner_id', '=', id).execute();
  }
}
