// npm run soak [-- --minutes N] [-- --rate N]: users sign up, browse, book, chat, upload and leave, at a constant rate.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { spawnBackend } from '#tests/backend/support/backend-process.ts';
import { type Pace, runUserPair } from './user-pair.ts';
import { evaluateRun, type Run } from './verdict.ts';

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, rate: { type: 'string', default: '20' } },
});
const duration = Number(values.minutes) * 60_000;
const pause = 1000 / Number(values.rate);
const pairsAtOnce = 6;
/** Thrown into running users when the time is over. */
const timeUp = new Error('The run is over.');

const dataDir = mkdtempSync(join(tmpdir(), 'dragoman-soak-'));
const { DATABASE_URL } = process.env;
const backend = spawnBackend({
  DATA_DIR: dataDir,
  SEED: 'demo',
  RATE_LIMITS: 'off',
  MAX_EVENT_LOOP_DELAY: '0',
  ...(DATABASE_URL && { DATABASE_URL }),
});
try {
  const { figures, breaches } = evaluateRun(await run(await backend.ready));
  for (const line of [...figures, ...breaches.map((breach) => `✗ ${breach}`)]) console.log(line);
  process.exitCode = breaches.length > 0 ? 1 : 0;
} finally {
  backend.child.kill('SIGTERM');
  await backend.ended;
  rmSync(dataDir, { recursive: true, force: true });
}

async function run(address: string): Promise<Run> {
  const found: Run = { calls: [], memory: [], errors: [], duration };
  const start = performance.now();
  const now = () => performance.now() - start;
  let next = 0;
  const pace: Pace = async (call) => {
    next = Math.max(next + pause, now());
    const wait = next - now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const at = now();
    if (at >= duration) throw timeUp;
    const { status, body } = await call();
    found.calls.push({ at, value: now() - at });
    if (status >= 400) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body;
  };

  const create = { width: 800, height: 600, channels: 3 as const, background: 'teal' };
  const picture = new Uint8Array(await sharp({ create }).png().toBuffer());
  const watch = setInterval(() => found.memory.push({ at: now(), value: memoryOf(backend.child.pid) }), 1000);
  const people = Array.from({ length: pairsAtOnce }, async () => {
    while (now() < duration) {
      await runUserPair(address, pace, picture).catch((error: Error) => {
        if (error !== timeUp) found.errors.push(error.message);
      });
    }
  });
  await Promise.all(people);
  clearInterval(watch);
  return found;
}

/** Resident memory in MB, from Linux. */
function memoryOf(pid: number | undefined): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
