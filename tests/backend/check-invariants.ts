/** Runs random use cases on an empty database and checks what must hold in it afterwards. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '#backend/database/transaction.ts';
import { brokenInvariants } from './database-invariants.ts';
import { makeRandomCalls, type Run } from './random-use-cases.ts';
import { testApp } from './test-app.ts';

/** The fixed seeds and new ones, or that of a run to repeat, as far as the machine answers in the same order. */
export const seedsOf = (fixed: number[]): number[] => {
  const repeated = process.env.INVARIANTS_SEED;
  if (repeated) return [Number(repeated)];
  const runs = Number(process.env.INVARIANTS_RUNS || 1);
  return [...fixed, ...Array.from({ length: runs }, (_, run) => (Date.now() % 1_000_000) + run)];
};

export async function checkInvariants(run: Run): Promise<void> {
  const server = await testApp();
  try {
    const { made, leftNames } = await makeRandomCalls(server, run);
    const failed = made.filter(({ status, retryAfter }) => status >= 500 && !(status === 503 && retryAfter));
    const postponed = made.filter(({ status }) => status === 503);
    const done = made.filter(({ status }) => status === 200).length;
    console.log(
      `Seed ${run.seed}: ${made.length} calls, ${done} of them did something, ${leftNames.length} accounts removed, ${postponed.length} calls postponed.`,
    );
    const message = `seed ${run.seed}`;
    expect(failed, message).toEqual([]);
    expect(postponed.length, message).toBeLessThanOrEqual(made.length / 100);
    expect(await brokenInvariants(server.db), message).toEqual([]);
    expect(await deadlocks(server.db), message).toBe(0);
    for (const name of leftNames) expect(await rowsWith(server.db, name), message).toEqual([]);
  } finally {
    await server.close();
  }
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
