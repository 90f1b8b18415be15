import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LockedError, lockDatabase } from '#backend/platform/database/database-lock.ts';
import { inProject } from '#backend/project-root.ts';

let folder: string;
const running: ReturnType<typeof spawn>[] = [];
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'dragoman-lock-')), 'data');
});
afterEach(async () => {
  for (const child of running.splice(0)) {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
  rmSync(join(folder, '..'), { recursive: true, force: true });
});

/** A process that locks the folder on command. `through` starts it: a shell, or a program that isolates it. */
async function holder(through: string[] = []) {
  const node = [
    process.execPath,
    '--import',
    'tsx',
    inProject('tests/backend/support/lock-holder.ts'),
    folder,
  ];
  const [program = '', ...args] = [...through, ...node];
  const child = spawn(program, args, { cwd: inProject(), stdio: ['pipe', 'pipe', 'inherit'] });
  running.push(child);
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const next = async (): Promise<string> => (await lines.next()).value ?? 'ended';
  expect(await next()).toBe('ready');
  const send = (command: string) => child.stdin.write(`${command}\n`);
  return {
    child,
    send,
    next,
    lock: () => {
      send('lock');
      return next();
    },
  };
}

/** A socket that nobody listens on, as a killed process leaves it. */
async function leaveDeadSocket(name: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const server = createServer().listen(join(folder, 'socket'));
  await once(server, 'listening');
  linkSync(join(folder, 'socket'), join(folder, name));
  server.close();
  await once(server, 'close');
}

it('is held by one process at a time, and leaves nothing when released', async () => {
  const release = await lockDatabase(folder);
  await expect(lockDatabase(folder)).rejects.toThrow(LockedError);
  await expect(lockDatabase(folder)).rejects.toThrow(`in use by process ${process.pid} of host `);
  release();
  expect(readdirSync(folder)).toEqual([]);
  (await lockDatabase(folder))();
});

it('says in one line why a folder cannot be locked', async () => {
  writeFileSync(folder, 'a file');
  await expect(lockDatabase(folder)).rejects.toThrow(/^The database in .+ cannot be locked \(EEXIST\)\..+$/);
});

it('works in a folder whose path is too long for a socket', async () => {
  folder = join(folder, 'long'.repeat(30), 'longer'.repeat(20));
  const release = await lockDatabase(folder);
  await expect(lockDatabase(folder)).rejects.toThrow(LockedError);
  release();
  expect(readdirSync(folder)).toEqual([]);
  folder = join(folder, '..', '..');
});

it('is taken from a killed process that nobody has reaped', { timeout: 60_000 }, async () => {
  // The shell becomes a program that knows nothing of its child and never waits for it.
  const { lock } = await holder(['sh', '-c', 'exec 3<&0; "$@" <&3 & exec sleep 600', 'sh']);
  const pid = Number(/\d+/.exec(await lock()));
  await expect(lockDatabase(folder)).rejects.toThrow(`in use by process ${pid} `);
  process.kill(pid, 'SIGKILL');
  const release = await vi.waitFor(() => lockDatabase(folder), { timeout: 30_000 });
  // It is a zombie: its id is still taken.
  expect(process.kill(pid, 0)).toBe(true);
  release();
});

it('is not taken from a stopped process', { timeout: 60_000 }, async () => {
  const { child, lock } = await holder();
  await lock();
  child.kill('SIGSTOP');
  await expect(lockDatabase(folder)).rejects.toThrow(LockedError);
  child.kill('SIGCONT');
});

const namespaces = [
  ['unshare', '--net', '--pid', '--fork', '--kill-child', '--mount-proc'],
  ['unshare', '--user', '--map-root-user', '--net', '--pid', '--fork', '--kill-child', '--mount-proc'],
].find(([program = '', ...args]) => spawnSync(program, [...args, 'true']).status === 0);
const stranger = namespaces
  ? 'a process in another PID namespace'
  : 'a process whose id is not in use here, as this system allows no PID namespaces';

it(`is not taken from ${stranger}, but when it is killed`, { timeout: 60_000 }, async () => {
  const { child, lock } = await holder(namespaces);
  await lock();
  const file = join(folder, 'database.lock');
  const owner = JSON.parse(readFileSync(file, 'utf8'));
  if (namespaces) expect(owner.pid).not.toBe(child.pid);
  else writeFileSync(file, JSON.stringify({ ...owner, pid: 2 ** 22 + 1 }));
  await expect(lockDatabase(folder)).rejects.toThrow(LockedError);
  child.kill('SIGKILL');
  (await vi.waitFor(() => lockDatabase(folder), { timeout: 30_000 }))();
});

it('is taken by exactly one of several that start at once', { timeout: 120_000 }, async () => {
  const starters = await Promise.all(Array.from({ length: 6 }, () => holder()));
  for (let round = 0; round < 10; round += 1) {
    // What killed processes leave, which all of them find and clear away.
    for (const id of ['a', 'b', 'c']) await leaveDeadSocket(`database.lock.${id.repeat(12)}`);
    const answers = await Promise.all(starters.map(({ lock }) => lock()));
    const winners = starters.filter((_, index) => answers[index] !== 'refused');
    expect(winners, `round ${round}: ${answers}`).toHaveLength(1);
    winners[0]?.send('release');
    expect(await winners[0]?.next()).toBe('released');
    expect(readdirSync(folder)).toEqual([]);
  }
});
