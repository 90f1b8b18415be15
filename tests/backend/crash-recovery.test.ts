import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { spawnBackend } from './backend-process.ts';
import { busyPeople } from './load-generator.ts';
import { freePort } from './service-process.ts';
import { databaseEnvironment } from './test-database.ts';

/** KILLS=50 npx vitest run --project backend --project backend-postgres tests/backend/crash-recovery.test.ts */
const kills = Number(process.env.KILLS || 3);
const atOnce = 4;

const dataDir = mkdtempSync(join(tmpdir(), 'dragoman-death-'));
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

it(`has everything it confirmed, once, after ${kills} sudden deaths`, {
  timeout: (kills + 1) * 120_000,
}, async () => {
  const address = await start();
  const people = await busyPeople(address);
  for (let death = 0; death < kills; death += 1) {
    const lives = people.come(atOnce);
    await people.work(atOnce * 2 + (death % 5));
    await kill();
    // What ended them was the death, not an answer.
    for (const end of await Promise.all(lives))
      expect(end).toMatch(/fetch failed|terminated|other side closed/);
    await start();
    await people.check(address);
  }
  console.log(`${kills} kills: ${people.figures()} confirmed, all there once.`);
});
