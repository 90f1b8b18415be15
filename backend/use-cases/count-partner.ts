/** What counts for a partner, and where: by day and page, never by person. */

import type { Db } from '#backend/database/transaction.ts';
import { partnersOf } from '#backend/domain/partners.ts';
import * as partnerDays from '#backend/repositories/partner-days.ts';
import type { Services } from '#backend/services.ts';

type Parts = Pick<Services, 'config' | 'now'>;

interface Where {
  partner: string;
  campaign?: string;
  page: string;
}

/** Does nothing for a partner that nobody registered: anybody can write any name into a page. */
export async function countPartner(
  db: Db,
  { config, now }: Parts,
  { partner, campaign = '', page }: Where,
  counts: Partial<partnerDays.Counts>,
): Promise<void> {
  if (!partnersOf(config).some(({ id }) => id === partner)) return;
  const day = now().toISOString().slice(0, 10);
  await partnerDays.add(db, { partner, day, campaign, page: bare(page) }, counts);
}

const longestPage = 300;

/** Origin and path: what stands in a query may be somebody's. */
function bare(page: string): string {
  if (!URL.canParse(page)) return '';
  const { protocol, origin, pathname } = new URL(page);
  return /^https?:$/.test(protocol) ? (origin + pathname).slice(0, longestPage) : '';
}
