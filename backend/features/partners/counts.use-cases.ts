/** Counts views, opened offers and bookings for partners: by day and page, never by person. */
import { inTransaction } from '#backend/platform/database/transaction.ts';
import type { Services } from '#backend/services.ts';
import * as partnerDays from './counts.queries.ts';
import * as partnerAccounts from './queries.ts';
import { fixedPartners, isMember } from './registered-partners.ts';

interface PartnerCount extends Partial<partnerDays.Counts> {
  partner: string;
  campaign?: string | undefined;
  page: string;
}

/** Counts nothing for a partner that is not registered: anyone can write any name into a page. */
export function countPartner(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  counts: PartnerCount[],
): Promise<void> {
  const fixed = new Set(fixedPartners(config).map(({ id }) => id));
  const day = now().toISOString().slice(0, 10);
  return inTransaction(db, async (trx) => {
    const others = counts.map(({ partner }) => partner).filter((id) => !fixed.has(id));
    const registered = new Set([...fixed, ...(await partnerAccounts.existing(trx, others))]);
    const counted = counts.filter(({ partner }) => registered.has(partner));
    // In one order, so that two callers never wait for each other.
    const partners = [...new Set(counted.map(({ partner }) => partner))].sort();
    for (const partner of partners) await partnerDays.lockDay(trx, { partner, day });
    for (const { partner, campaign = '', page, ...numbers } of counted) {
      await partnerDays.add(trx, { partner, day, campaign, page: withoutQuery(page) }, numbers);
    }
  });
}

/** Whether this person is a member of the partner: what they book themselves earns it nothing. */
export async function isOwnMember(
  { db, config }: Pick<Services, 'db' | 'config'>,
  partner: string,
  user: string,
): Promise<boolean> {
  const fixed = fixedPartners(config).find(({ id }) => id === partner);
  return fixed ? isMember(fixed, user) : partnerAccounts.isMember(db, partner, user);
}

const longestPage = 300;

/** Origin and path: a query may hold personal data. */
function withoutQuery(page: string): string {
  if (!URL.canParse(page)) return '';
  const { protocol, origin, pathname } = new URL(page);
  return /^https?:$/.test(protocol) ? (origin + pathname).slice(0, longestPage) : '';
}
