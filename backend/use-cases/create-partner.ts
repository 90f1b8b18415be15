/** A person sets up a partner, and is its first member. */
import { randomInt } from 'node:crypto';
import type { Caller } from '#backend/auth/caller.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { conflict } from '#backend/domain/errors.ts';
import * as auditEvents from '#backend/repositories/audit-events.ts';
import * as partners from '#backend/repositories/partners.ts';
import type { Services } from '#backend/services.ts';
import { lockRows } from './lock-rows.ts';

export interface NewPartner {
  name: string;
  site: string;
  logo: string | null;
}

const most = 20;

/** Returns its id, which stands in the pages of the partner. */
export function createPartner(
  { db }: Pick<Services, 'db'>,
  { user, source }: Caller,
  { name, site, logo }: NewPartner,
): Promise<string> {
  return inTransaction(db, async (trx) => {
    const { at } = await lockRows(trx, user.id, { users: [user.id] });
    if ((await partners.ofMember(trx, user.id)).length >= most)
      throw conflict('limit-reached', { count: most });
    const id = idFor(name);
    await partners.add(trx, { id, name, site, logo, created_at: at });
    await partners.addMember(trx, { partner_id: id, user_id: user.id, created_at: at });
    await auditEvents.record(trx, source, { action: 'change-partner', actor: user.id, subject: id });
    return id;
  });
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Readable where its letters are Latin, with an end that nobody guesses. */
function idFor(name: string): string {
  const readable = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  const end = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
  return readable ? `${readable}-${end}` : `partner-${end}`;
}
