/** Addresses that somebody names for our calls: those of webhooks and of calendars. */
import { invalid, wrong } from '#backend/platform/errors.ts';
import { isWebPort } from './addresses.ts';
import { type OutsideOptions, refusalOf } from './call-outside.ts';

/** A name that resolves to a private address later is refused then. */
export async function refuseAddress(field: string, address: string, options: OutsideOptions): Promise<void> {
  if (!isUsual(address, options)) throw wrong(field, { rule: 'webhook-address' });
  const problem = await refusalOf(address, options);
  if (problem === 'not-https') throw wrong(field, { rule: 'webhook-address' });
  if (problem === 'private-address') throw invalid('outside-private');
}

/** Plain HTTP is for work on one’s own machine only. */
function isUsual(address: string, { privateAddresses }: OutsideOptions): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || url.username || url.password || url.hash) return false;
  return privateAddresses ? /^https?:$/.test(url.protocol) : url.protocol === 'https:' && isWebPort(url);
}
