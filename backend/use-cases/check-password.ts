/** Checks a password. Allows ten wrong ones a minute for each account, over all servers. */
import { isPassword, unknownUserHash } from '#backend/auth/passwords.ts';
import type { User } from '#backend/database/tables.ts';
import { inTransaction } from '#backend/database/transaction.ts';
import { tooMany } from '#backend/domain/errors.ts';
import * as failures from '#backend/repositories/sign-in-failures.ts';
import { emailKey } from '#backend/repositories/users.ts';
import type { Services } from '#backend/services.ts';

const minute = 60_000;
const allowedFailures = 10;

type Needed = Pick<Services, 'db' | 'now'>;

/** Takes as long for an unknown address as for a wrong password. */
export function checkPassword(
  services: Needed,
  email: string,
  user: User | undefined,
  password: string,
): Promise<boolean> {
  const key = emailKey(email);
  attempts += 1;
  return enqueue(`${key} ${attempts % queuesPerAccount}`, () => check(services, key, user, password));
}

/** Few, so that right passwords that arrive at once are not counted as so many failures. */
const queuesPerAccount = 4;
let attempts = 0;

const queues = new Map<string, Promise<unknown>>();

/** Starts the work once all earlier work of the same key has ended. */
function enqueue<T>(key: string, work: () => Promise<T>): Promise<T> {
  const result = (queues.get(key) ?? Promise.resolve()).then(work);
  const end = result
    .catch(() => undefined)
    .then(() => {
      if (queues.get(key) === end) queues.delete(key);
    });
  queues.set(key, end);
  return result;
}

async function check(
  services: Needed,
  key: string,
  user: User | undefined,
  password: string,
): Promise<boolean> {
  const attempt = await countAttempt(services, key);
  const isRight = await isPassword(password, user?.password_hash ?? (await unknownUserHash));
  if (!user || !isRight) return false;
  await failures.forget(services.db, attempt);
  return true;
}

/** Each attempt counts as a failure until the password proves right. After ten in a minute none is checked. */
async function countAttempt({ db, now }: Needed, key: string): Promise<string> {
  const at = now();
  const { attempt, oldest } = await inTransaction(db, async (trx) => {
    await failures.lockAddress(trx, key);
    const recent = await failures.recent(trx, key, new Date(at.getTime() - minute), allowedFailures);
    const oldest = recent[allowedFailures - 1];
    return oldest ? { oldest } : { attempt: await failures.record(trx, key, at) };
  });
  if (attempt !== undefined) return attempt;
  throw tooMany(Math.max(1, Math.ceil((minute - (at.getTime() - oldest.getTime())) / 1000)));
}
