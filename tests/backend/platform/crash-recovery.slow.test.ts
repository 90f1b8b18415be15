import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#backend/app.ts';
import { readConfig } from '#backend/config.ts';
import { choosePayments } from '#backend/features/money/choose-payments.ts';
import * as objects from '#backend/features/money/stand-in/queries.ts';
import { jobList } from '#backend/job-list.ts';
import { openDatabase } from '#backend/platform/database/database.ts';
import type { Db } from '#backend/platform/database/transaction.ts';
import { folderStorage } from '#backend/platform/files/storage.ts';
import { openJobs } from '#backend/platform/jobs/jobs.ts';
import { openBus } from '#backend/platform/live/bus.ts';
import { spawnBackend } from '#tests/backend/support/backend-process.ts';
import { brokenInvariants } from '#tests/backend/support/database-invariants.ts';
import { generateLoad } from '#tests/backend/support/load-generator.ts';
import { accidentsOf } from '#tests/backend/support/provider-accidents.ts';
import { differences, ledgerSummary } from '#tests/backend/support/provider-totals.ts';
import { areJobsDone } from '#tests/backend/support/quiet-jobs.ts';
import { randomOf } from '#tests/backend/support/seeded-random.ts';
import { freePort } from '#tests/backend/support/service-process.ts';
import { databaseEnvironment } from '#tests/backend/support/test-database.ts';

/** KILLS=50 npm run test:all -- tests/backend/platform/crash-recovery.slow.test.ts */
const killCount = Number(process.env.KILLS || 3);
const atOnce = 4;

const dataDir = mkdtempSync(join(tmpdir(), 'dragoman-crash-'));
const port = String(await freePort());
let environment: Record<string, string>;
let backend: ReturnType<typeof spawnBackend>;

beforeAll(async () => {
  environment = await databaseEnvironment();
});
afterAll(async () => {
  await kill();
  rmSync(dataDir, { recursive: true, force: true });
});

function start(): Promise<string> {
  backend = spawnBackend({ PORT: port, DATA_DIR: dataDir, RATE_LIMITS: 'off', ...environment });
  return backend.ready;
}

async function kill(): Promise<void> {
  backend.child.kill('SIGKILL');
  await backend.ended;
}

it(`keeps every confirmed write, once, and every cent, after ${killCount} kills`, {
  timeout: (killCount + 1) * 120_000,
}, async () => {
  const address = await start();
  const load = await generateLoad(address);
  for (let round = 0; round < killCount; round += 1) {
    const customers = load.addCustomers(atOnce);
    await load.waitForPayments(atOnce * 2 + (round % 5));
    await kill();
    // Customers stop because the server was killed, not because of an error response.
    for (const end of await Promise.all(customers))
      expect(end).toMatch(/fetch failed|terminated|other side closed/);
    await start();
    await load.check(address);
  }
  console.log(`${killCount} kills: ${load.summary()} confirmed, all there once.`);
  await kill();
  const booked = await afterRecovery(async (db) => {
    expect(await brokenInvariants(db)).toEqual([]);
    expect(await differences(db, accidentsOf(db, randomOf(0)))).toEqual([]);
    return ledgerSummary(db);
  });
  console.log(`The ledger agrees with the provider: ${booked}.`);
});

/** A backend in this process finishes what the killed ones have left. */
async function afterRecovery<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const config = readConfig({ DATA_DIR: dataDir, ...environment });
  const database = await openDatabase(config);
  const { db } = database;
  // The jobs of a dead process are given back after a minute; this does not wait for it.
  await sql`update jobs.job set state = 'retry' where state = 'active'`.execute(db);
  const [bus, storage, now] = [await openBus(database), folderStorage(dataDir), () => new Date()];
  const payments = await choosePayments({ config, db, now });
  const app = await buildApp({ db, bus, config, storage, payments });
  const log = { warn: () => undefined, error: () => undefined };
  const jobs = await openJobs({ services: { db, bus, config, storage, payments, now }, log, jobs: jobList });
  await app.ready();
  jobs.start();
  try {
    const isQuiet = async () =>
      (await objects.pending(db, new Date(0))).length === 0 && (await areJobsDone(db));
    await expect.poll(isQuiet, { timeout: 120_000, interval: 500 }).toBe(true);
    return await work(db);
  } finally {
    await jobs.stop();
    await app.close();
    await bus.close();
    await database.close();
  }
}
