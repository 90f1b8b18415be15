/** Backs up a backend under load with the commands of the operations guide, restores it and checks the data. */
import { execFileSync } from 'node:child_process';
import { cpSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { inProject } from '#backend/project-root.ts';
import { findProgram } from '#scripts/programs.mjs';
import { spawnBackend } from '#tests/backend/support/backend-process.ts';
import { generateLoad } from '#tests/backend/support/load-generator.ts';
import { emptyDatabase } from '#tests/backend/support/test-database.ts';

const guide = readFileSync(inProject('docs', 'operations.md'), 'utf8');
/** The shell commands of the guide from this one to the end of its snippet. */
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

it('restores everything confirmed before the backup', { timeout: 300_000 }, async () => {
  const isEmbedded = inject('postgresUrl') === undefined;
  const original: Record<string, string> = isEmbedded ? {} : { DATABASE_URL: await emptyDatabase() };
  const backend = start({ DATA_DIR: dataDir, ...original });
  const load = await generateLoad(await backend.ready);
  const customers = load.addCustomers(4);
  await load.waitForPayments(10);

  const expected = load.snapshot();
  let copy: Record<string, string> = {};
  if (isEmbedded) {
    // The folder as after a power cut, apart from writes that had not reached the disk yet.
    backend.child.kill('SIGSTOP');
    cpSync(dataDir, restored, { recursive: true, filter: (path) => !lstatSync(path).isSocket() });
    backend.child.kill('SIGCONT');
  } else {
    run(commands('pg_dump'), { ...original, DATA_DIR: dataDir });
    copy = { DATABASE_URL: await emptyDatabase() };
    run(commands('pg_restore'), { ...copy, DATA_DIR: restored });
  }
  await load.waitForPayments(5);
  backend.child.kill('SIGKILL');
  await Promise.all(customers);

  const address = await start({ DATA_DIR: restored, ...copy }).ready;
  expect(expected.payments.length).toBeGreaterThanOrEqual(10);
  await load.check(address, expected);
});

function run(script: string, environment: Record<string, string>): void {
  const tools = dirname(findProgram('pg_dump') ?? '');
  const PATH = `${tools}:${process.env.PATH}`;
  execFileSync('sh', ['-ec', script], { cwd: folder, env: { ...environment, PATH }, stdio: 'pipe' });
}
