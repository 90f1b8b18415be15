/**
 * Whether response times reveal that an address has an account: calls about known and unknown addresses in random order,
 * each address once, one call at a time, with a mail server that takes what is sent.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashPassword } from '#backend/features/identity/passwords.ts';
import * as users from '#backend/features/people/queries.ts';
import { openDatabase } from '#backend/platform/database/database.ts';
import { newId } from '#backend/platform/database/ids.ts';
import { migrate } from '#backend/platform/database/migrations/migrate.ts';
import { spawnBackend } from '#tests/backend/support/backend-process.ts';
import { startMailServer } from '#tests/backend/support/mail-server.ts';
import { startPostgres } from '#tests/backend/support/postgres-server.ts';
import { randomOf } from '#tests/backend/support/seeded-random.ts';
import { table } from './table.ts';

const kinds = ['known', 'unknown'] as const;
type Kind = (typeof kinds)[number];
type Times = Record<Kind, number[]>;

/** The first ones find a process that is still warming up. */
const warmUp = 20;

const emailOf = (kind: Kind, number: number) => `${kind}-${number}@example.test`;

const calls = {
  'POST /password/forgot': (email: string) => ['/password/forgot', { email }] as const,
  'POST /login, wrong password': (email: string) =>
    ['/login', { email, password: 'not the password' }] as const,
};

/** Returns a markdown table. */
export async function measureRecovery(rounds: number): Promise<string> {
  const postgres = await startPostgres();
  const mailServer = await startMailServer();
  const dataDir = mkdtempSync(join(tmpdir(), 'dragoman-bench-'));
  const count = rounds * 60;
  await addAccounts(postgres.url, count + warmUp);
  const backend = spawnBackend({
    ...{ DATABASE_URL: postgres.url, DATA_DIR: dataDir, MAIL_URL: mailServer.url, NODE_ENV: 'production' },
    ...{ RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' },
  });
  try {
    const address = await backend.ready;
    const lines: string[][] = [];
    for (const [name, callOf] of Object.entries(calls)) {
      const times = await measure(count, async (email) => {
        const [path, body] = callOf(email);
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) });
        await answer.arrayBuffer();
      });
      lines.push(lineOf(name, times));
    }
    const columns = kinds.flatMap((kind) => [`${kind}: median`, '5 to 95 %']);
    const head = [`${count} addresses of each kind, ms`, ...columns, 'known slower', 'p'];
    return table(head, lines).join('\n');
  } finally {
    backend.child.kill('SIGTERM');
    await backend.ended;
    await mailServer.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function addAccounts(databaseUrl: string, count: number): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
  await migrate(db);
  const password_hash = await hashPassword('the right password');
  const names = { firstname: 'Ada', lastname: 'Known', user_language: 'en', languages: ['en'] };
  const rest = { phonenumber: '', address: '', password_hash, created_at: new Date() };
  for (let number = 0; number < count; number += 1)
    await users.create(db, { id: newId(), email: emailOf('known', number), ...names, ...rest });
  await close();
}

async function measure(count: number, call: (email: string) => Promise<void>): Promise<Times> {
  const random = randomOf(21);
  const times: Times = { known: [], unknown: [] };
  for (let number = 0; number < count + warmUp; number += 1) {
    const order = random.chance(0.5) ? kinds : kinds.toReversed();
    for (const kind of order) {
      const started = performance.now();
      await call(emailOf(kind, number));
      if (number >= warmUp) times[kind].push(performance.now() - started);
    }
  }
  return times;
}

function lineOf(name: string, times: Times): string[] {
  const { share, p } = compare(times.known, times.unknown);
  return [
    name,
    ...kinds.flatMap((kind) => {
      const sorted = times[kind].toSorted((a, b) => a - b);
      const at = (part: number) => (sorted[Math.round((sorted.length - 1) * part)] ?? 0).toFixed(1);
      return [at(0.5), `${at(0.05)} to ${at(0.95)}`];
    }),
    `${(share * 100).toFixed(1)} %`,
    p.toFixed(2),
  ];
}

/**
 * How often a call of the first group is slower than one of the second, of all pairs: 50 % where time tells nothing; and
 * the probability of so large a difference by chance alone (Mann–Whitney, normal approximation).
 */
function compare(first: readonly number[], second: readonly number[]): { share: number; p: number } {
  let slower = 0;
  for (const one of first) for (const other of second) slower += one > other ? 1 : one === other ? 0.5 : 0;
  const pairs = first.length * second.length;
  const deviation = Math.sqrt((pairs * (first.length + second.length + 1)) / 12);
  const z = Math.abs(slower - pairs / 2) / deviation;
  return { share: slower / pairs, p: 2 * (1 - normal(z)) };
}

/** The normal distribution, to four digits (Abramowitz and Stegun 26.2.17). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const sum = terms.reduce((total, factor, index) => total + factor * t ** (index + 1), 0);
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * sum;
}
