/** Deletes what has expired. */
import * as events from '#backend/repositories/events.ts';
import * as idempotencyKeys from '#backend/repositories/idempotency-keys.ts';
import * as refreshTokens from '#backend/repositories/refresh-tokens.ts';
import * as sessions from '#backend/repositories/sessions.ts';
import * as failures from '#backend/repositories/sign-in-failures.ts';
import type { Services } from '#backend/services.ts';

const day = 24 * 60 * 60 * 1000;

/** Without a transaction around them all: each deletion is complete by itself, and none locks rows for the others. */
export async function purgeExpired({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const yesterday = new Date(now().getTime() - day);
  await sessions.deleteExpired(db, now());
  await refreshTokens.deleteExpired(db, now());
  await idempotencyKeys.deleteExpired(db, yesterday);
  await events.deleteExpired(db, yesterday);
  await failures.deleteExpired(db, yesterday);
}
