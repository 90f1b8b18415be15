/** Sweeps out what has had its time, at the start and every hour. */
import * as events from './repositories/events.ts';
import * as idempotencyKeys from './repositories/idempotency-keys.ts';
import * as renewals from './repositories/renewals.ts';
import * as sessions from './repositories/sessions.ts';
import * as failures from './repositories/sign-in-failures.ts';
import type { Services } from './services.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Returns the way to stop. */
export function keepHouse(
  { db, now }: Pick<Services, 'db' | 'now'>,
  onError: (error: unknown) => void,
): () => void {
  const sweep = async () => {
    const yesterday = new Date(now().getTime() - day);
    await sessions.sweep(db, now());
    await renewals.sweep(db, now());
    await idempotencyKeys.sweep(db, yesterday);
    await events.sweep(db, yesterday);
    await failures.sweep(db, yesterday);
  };
  const tidy = () => sweep().catch(onError);
  void tidy();
  const timer = setInterval(tidy, hour);
  timer.unref();
  return () => clearInterval(timer);
}
