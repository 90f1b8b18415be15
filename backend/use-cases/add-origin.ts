/** A member names an origin of the partner. It counts once it is proved. */
import { newToken } from '#backend/auth/tokens.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { conflict } from '#backend/domain/errors.ts';
import { isLoopbackOrigin } from '#backend/domain/origins.ts';
import type { RegisteredPartner } from '#backend/domain/partners.ts';
import { partnersChanged } from '#backend/live/partner-directory.ts';
import * as origins from '#backend/repositories/partner-origins.ts';
import type { Services } from '#backend/services.ts';
import { lockPartner } from './lock-partner.ts';

const most = 50;

/** The same one again keeps its token and its proof. */
export function addOrigin(
  { db, bus, config }: Pick<Services, 'db' | 'bus' | 'config'>,
  actor: string,
  partner: RegisteredPartner,
  origin: string,
): Promise<origins.PartnerOrigin> {
  return inTransaction(db, async (trx) => {
    const { at } = await lockPartner(trx, actor, partner, 'account');
    const known = await origins.list(trx, partner.id);
    const same = known.find((one) => one.origin === origin);
    if (same) return same;
    if (known.length >= most) throw conflict('limit-reached', { count: most });
    // Pages of this machine are nobody else's.
    const isProved = !config.isDeployed && isLoopbackOrigin(origin);
    const token = `dragoman-${newToken()}`;
    const named = { partner_id: partner.id, origin, token, created_at: at };
    const added = await origins.add(trx, { ...named, verified_at: isProved ? at : null });
    if (isProved) await bus.publish(trx, partnersChanged);
    return added;
  });
}
