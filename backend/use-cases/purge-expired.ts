/** Sweeps out what has had its time, at the start and every hour. */
import * as events from '#backend/repositories/events.ts';
import * as idempotencyKeys from '#backend/repositories/idempotency-keys.ts';
import * as renewals from '#backend/repositories/refresh-tokens.ts';
import * as sessions from '#backend/repositories/sessions.ts';
import * as failures from '#backend/repositories/sign-in-failures.ts';
import type { Services } from '#backend/services.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Returns the way to stop. */
export function purgeExpired(
  { db, now }: Pick<Services, 'db' | 'now'>,
  onError: (error: unknown) => void,
): () => void {
  const sweep = async () => {
    const yesterday = new Date(now().getTime() - day);
    await sessions.deleteExpired(db, now());
    await renewals.deleteExpired(db, now());
    await idempotencyKeys.deleteExpired(db, yesterday);
    await events.deleteExpired(db, yesterday);
    await failures.deleteExpired(db, yesterday);
  };
  const tidy = () => sweep().catch(onError);
  void tidy();
  const timer = setInterval(tidy, hour);
  timer.unref();
  return () => clearInterval(timer);
}
