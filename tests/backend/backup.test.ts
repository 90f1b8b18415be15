/** Copies taken from a backend in full use, as the guide to operations takes them, and what comes back from them. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { inProject } from '#backend/project-root.ts';
import { findProgram } from '#scripts/programs.mjs';
import { spawnBackend } from './backend-process.ts';
import { busyPeople } from './load-generator.ts';
import { emptyDatabase } from './test-database.ts';

const guide = readFileSync(inProject('docs', 'operations.md'), 'utf8');
/** The commands of the guide that begin so, up to the end of their snippet. */
const commands = (start: string): string => {
  const [, found] = new RegExp(`\`\`\`sh\n(${start}[^]*?)\`\`\``).exec(guide) ?? [];
  if (!found) throw new Error(`The guide to operations does not say ${start}.`);
  return found;
};

const folder = mkdtempSync(join(tmpdir(), 'dragoman-backup-'));
const dataDir = join(folder, 'data');
const restored = join(folder, 'restored');
const running: ReturnType<typeof spawnBackend>[] = [];
const start = (environment: Record<string, string>) => {
  const backend = spawnBackend({ RATE_LIMITS: 'off', ...environment });
  running.push(backend);
  return backend;
};

beforeAll(() => {
  mkdirSync(restored);
});
afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

it('brings back everything confirmed before it was taken', { timeout: 300_000 }, async () => {
  const isEmbedded = inject('postgresUrl') === undefined;
  const original: Record<string, string> = isEmbedded ? {} : { DATABASE_URL: await emptyDatabase() };
  const backend = start({ DATA_DIR: dataDir, ...original });
  const people = await busyPeople(await backend.ready);
  const lives = people.come(4);
  await people.work(10);

  const account = people.soFar();
  let copy: Record<string, string> = {};
  if (isEmbedded) {
    // As a power cut leaves the folder, except for what the disk had not been given yet.
    backend.child.kill('SIGSTOP');
    cpSync(dataDir, restored, { recursive: true });
    backend.child.kill('SIGCONT');
  } else {
    run(commands('pg_dump'), { ...original, DATA_DIR: dataDir });
    copy = { DATABASE_URL: await emptyDatabase() };
    run(commands('pg_restore'), { ...copy, DATA_DIR: restored });
  }
  await people.work(5);
  backend.child.kill('SIGKILL');
  await Promise.all(lives);

  const address = await start({ DATA_DIR: restored, ...copy }).ready;
  expect(account.payments.length).toBeGreaterThanOrEqual(10);
  await people.check(address, account);
});

function run(script: string, environment: Record<string, string>): void {
  const tools = dirname(findProgram('pg_dump') ?? '');
  const PATH = `${tools}:${process.env.PATH}`;
  execFileSync('sh', ['-ec', script], { cwd: folder, env: { ...environment, PATH }, stdio: 'pipe' });
}
