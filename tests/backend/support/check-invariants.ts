/** Runs random use cases on an empty database and checks what must hold in it afterwards. */
import { paymentPolicies } from '@dragoman/widgets/server';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { applyStoredEvents } from '#backend/features/tasks/payment-events.use-cases.ts';
import type { Db } from '#backend/platform/database/transaction.ts';
import { brokenInvariants } from './database-invariants.ts';
import { differences, ledgerSummary } from './provider-totals.ts';
import { areJobsDone } from './quiet-jobs.ts';
import { makeRandomCalls, type Run } from './random-use-cases.ts';
import { type TestApp, testApp } from './test-app.ts';
import { openUnreliableProvider, type Provider } from './unreliable-provider.ts';

/** The fixed seeds and as many new ones as asked for; or that of a run to repeat. */
export const seedsOf = (fixed: number[]): number[] => {
  const repeated = process.env.INVARIANTS_SEED;
  if (repeated) return [Number(repeated)];
  const runs = Number(process.env.INVARIANTS_RUNS || 0);
  return [...fixed, ...Array.from({ length: runs }, (_, run) => (Date.now() % 1_000_000) + run)];
};

/** Tasks move on by themselves after seconds. */
const impatient = { AUTO_FINISH_DAYS: '0.00003', ANSWER_HOURS: '0.001' };
const untilQuiet = { timeout: 60_000, interval: 300 };

export async function checkInvariants(run: Run): Promise<void> {
  const provider = await openUnreliableProvider(run.seed);
  const policy = paymentPolicies[run.seed % paymentPolicies.length] ?? 'off';
  const server = await testApp({ ...impatient, ...provider.environment, PAYMENT_POLICY: policy });
  try {
    await server.startJobs();
    const { made, leftNames } = await makeRandomCalls(server, provider, run);
    provider.behave('well');
    await expect.poll(() => isQuiet(server, provider), untilQuiet).toBe(true);
    const failed = made.filter(
      // 502: the payment provider is as it is.
      ({ status, retryAfter }) => status >= 500 && status !== 502 && !(status === 503 && retryAfter),
    );
    const postponed = made.filter(({ status }) => status === 503);
    const done = made.filter(({ status }) => status === 200).length;
    console.log(
      `Seed ${run.seed}: ${made.length} calls, ${done} of them did something, ${leftNames.length} accounts removed, ${postponed.length} calls postponed. ${await ledgerSummary(server.db)}.`,
    );
    const expectNone = (what: string, found: unknown[]) =>
      // Without them, a report of failures has only their number.
      expect(found, `seed ${run.seed}: ${what}: ${JSON.stringify(found)}`).toEqual([]);
    expectNone('calls failed', failed);
    expect(postponed.length, `seed ${run.seed}: calls postponed`).toBeLessThanOrEqual(made.length / 100);
    expectNone('sentences that do not hold', await brokenInvariants(server.db));
    expectNone('differences from the provider', await differences(server.db, provider));
    expect(await deadlocks(server.db), `seed ${run.seed}: deadlocks`).toBe(0);
    for (const name of leftNames)
      expectNone(`rows with the removed name ${name}`, await rowsWith(server.db, name));
  } finally {
    await server.close();
    await provider.close();
  }
}

/**
 * No job is left to do, and all messages of the provider are delivered and applied. In this order: messages that came too
 * early cause jobs, and jobs cause messages.
 */
async function isQuiet({ services, db, call }: TestApp, provider: Provider): Promise<boolean> {
  // A job that comes once a minute does so.
  await applyStoredEvents(services);
  const isDone = await areJobsDone(db);
  const isMoved = await provider.sendAll({ call });
  return isDone && !isMoved;
}

/** Since the database was created. Locks in one order make none. */
async function deadlocks(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0]?.deadlocks;
}

/** The tables that still hold a name in any column. */
async function rowsWith(db: Db, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of [
    'users',
    'messages',
    'notifications',
    'events',
    'idempotency_keys',
    'tasks',
    'reviews',
  ]) {
    const { rows } = await sql`
      select * from ${sql.table(table)} as one where one::text like ${`%${name}%`}`.execute(db);
    if (rows.length > 0) found.push(`${table}: ${JSON.stringify(rows[0])}`);
  }
  return found;
}
