import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { spawnBackend } from './backend-process.ts';

let dataDir: string;
const running: ReturnType<typeof spawnBackend>[] = [];
const backend = (environment: Record<string, string> = {}, script?: string, args?: string[]) => {
  const process = spawnBackend({ DATA_DIR: dataDir, ...environment }, script, args);
  running.push(process);
  return process;
};

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dragoman-process-'));
});
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  await rm(dataDir, { recursive: true, force: true });
});

describe('the process', () => {
  it('ends with one clear line for a bad environment', async () => {
    const { ended, output } = backend({ PORT: 'eighty' });
    expect(await ended).toBe(1);
    expect(output()).toBe('PORT is "eighty"; allowed is a whole number from 0 to 65535.\n');
  });

  it('locks the embedded database and releases it', { timeout: 240_000 }, async () => {
    const first = backend();
    await first.ready;
    const second = backend();
    const seeding = backend({}, 'commands/seed.ts', ['--offers', '3']);
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(/^The database in .+ is in use by process \d+\..*\n$/);
    expect(await seeding.ended).toBe(1);
    expect(seeding.output()).toContain(`in use by process ${first.child.pid}`);

    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    const seeded = backend({}, 'commands/seed.ts', ['--offers', '3']);
    expect(await seeded.ended).toBe(0);
    expect(seeded.output()).toContain('Added 3 offers.');
  });
});
