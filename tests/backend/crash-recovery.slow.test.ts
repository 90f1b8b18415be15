import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '#backend/app.ts';
import { readConfig } from '#backend/config.ts';
import { openDatabase } from '#backend/database/database.ts';
import type { Db } from '#backend/database/transaction.ts';
import { folderStorage } from '#backend/files/storage.ts';
import { openJobs } from '#backend/jobs/jobs.ts';
import { openBus } from '#backend/live/bus.ts';
import { choosePayments } from '#backend/payments/payments.ts';
import * as standIn from '#backend/repositories/stand-in.ts';
import { spawnBackend } from './backend-process.ts';
import { brokenInvariants } from './database-invariants.ts';
import { generateLoad } from './load-generator.ts';
import { accidentsOf } from './provider-accidents.ts';
import { differences, ledgerSummary } from './provider-totals.ts';
import { areJobsDone } from './quiet-jobs.ts';
import { randomOf } from './seeded-random.ts';
import { freePort } from './service-process.ts';
import { databaseEnvironment } from './test-database.ts';

/** KILLS=50 npm run test:all -- tests/backend/crash-recovery.slow.test.ts */
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
  const jobs = await openJobs({ services: { db, bus, config, storage, payments, now }, log });
  await app.ready();
  jobs.start();
  try {
    const isQuiet = async () =>
      (await standIn.pending(db, new Date(0))).length === 0 && (await areJobsDone(db));
    await expect.poll(isQuiet, { timeout: 120_000, interval: 500 }).toBe(true);
    return await work(db);
  } finally {
    await jobs.stop();
    await app.close();
    await bus.close();
    await database.close();
  }
}
