/** Refuses a person who has not confirmed their address what the marketplace asks that for (`VERIFY`). */
import type { User } from '#backend/database/tables.ts';
import { forbidden } from '#backend/domain/errors.ts';
import type { Services } from '#backend/services.ts';

/** Where one must confirm to book, one must to publish, too. */
export function refuseUnverified(
  { config }: Pick<Services, 'config'>,
  { email_verified_at }: User,
  step: 'publish' | 'book',
): void {
  const isNeeded = config.verify === 'to-book' || (config.verify === 'to-publish' && step === 'publish');
  if (isNeeded && !email_verified_at) throw forbidden('address-unverified');
}
