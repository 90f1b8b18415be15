import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LockedError, lockDatabase } from '#backend/database/database-lock.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dragoman-lock-'));
  file = join(folder, 'data', 'database.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const writeStaleLock = (owner: unknown) => {
  lockDatabase(file)();
  writeFileSync(file, typeof owner === 'string' ? owner : JSON.stringify(owner));
};

it('is held by one process at a time and released', () => {
  const release = lockDatabase(file);
  expect(() => lockDatabase(file)).toThrow(LockedError);
  expect(() => lockDatabase(file)).toThrow(`in use by process ${process.pid}`);
  release();
  expect(existsSync(file)).toBe(false);
  lockDatabase(file)();
});

it.each([
  ['a process that has ended', { pid: 2 ** 22 + 1, at: Date.now() }],
  [
    'a process id that now belongs to another process',
    { pid: process.pid, started: 'another boot:1', at: Date.now() },
  ],
  ['a lock from before the machine started', { pid: process.pid, at: 0 }],
  ['a truncated lock file', '{"pid":'],
])('is taken from %s', (_name, owner) => {
  writeStaleLock(owner);
  const release = lockDatabase(file);
  expect(() => lockDatabase(file)).toThrow(LockedError);
  release();
});

it('is not taken from a running process', () => {
  writeStaleLock({ pid: process.ppid, at: Date.now() });
  expect(() => lockDatabase(file)).toThrow(`in use by process ${process.ppid}`);
});
