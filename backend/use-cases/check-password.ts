/** Guessing a password, wherever one is asked for: ten wrong ones a minute for each account, over all servers. */

import { isPassword, nobodysPassword } from '#backend/auth/passwords.ts';
import type { User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { tooMany } from '#backend/domain/errors.ts';
import * as failures from '#backend/repositories/sign-in-failures.ts';
import { emailKey } from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';

const minute = 60_000;
const allowedFailures = 10;

/** Takes as long for an address nobody has as for a wrong password. */
export function checkPassword(
  services: Pick<Services, 'db' | 'now'>,
  email: string,
  user: User | undefined,
  password: string,
): Promise<boolean> {
  const key = emailKey(email);
  arrivals += 1;
  return inTurn(`${key} ${arrivals % sideBySide}`, () => check(services, key, user, password));
}

/** Of one account. Few, so that right passwords that come all at once are not taken for so many guesses. */
const sideBySide = 4;
let arrivals = 0;

const turns = new Map<string, Promise<unknown>>();

/** One after the other. */
function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const mine = (turns.get(key) ?? Promise.resolve()).then(work);
  const over = mine
    .catch(() => undefined)
    .then(() => {
      if (turns.get(key) === over) turns.delete(key);
    });
  turns.set(key, over);
  return mine;
}

async function check(
  services: Pick<Services, 'db' | 'now'>,
  key: string,
  user: User | undefined,
  password: string,
): Promise<boolean> {
  const attempt = await countAttempt(services, key);
  const isRight = await isPassword(password, user?.password_hash ?? (await nobodysPassword));
  if (!user || !isRight) return false;
  await failures.forget(services.db, attempt);
  return true;
}

/** Every attempt counts as a failure until the password turns out right; the eleventh in a minute is not looked at. */
async function countAttempt({ db, now }: Pick<Services, 'db' | 'now'>, key: string): Promise<string> {
  const at = now();
  const { attempt, oldest } = await inTransaction(db, async (trx) => {
    await failures.lockAddress(trx, key);
    const recent = await failures.recent(trx, key, new Date(at.getTime() - minute), allowedFailures);
    const oldest = recent[allowedFailures - 1];
    return oldest ? { oldest } : { attempt: await failures.note(trx, key, at) };
  });
  if (attempt !== undefined) return attempt;
  throw tooMany(Math.max(1, Math.ceil((minute - (at.getTime() - oldest.getTime())) / 1000)));
}
