import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { spawnBackend } from './backend-process.ts';
import { generateLoad } from './load-generator.ts';
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

it(`keeps every confirmed write, once, after ${killCount} kills`, {
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
});
