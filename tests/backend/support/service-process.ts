/** Runs a service such as PostgreSQL or nginx for the tests, in its own folder as an unprivileged user. */
import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findProgram } from '#scripts/programs.mjs';
import { until } from '#tests/setup/until.ts';

/** A shell supervises the service over a pipe: when this process ends in any way, the service ends too. */
const watch = `
  signal=$1; folder=$2; shift 2
  "$@" </dev/null &
  read -r keep
  kill -s "$signal" $!
  wait $!
  [ "$keep" ] || rm -rf "$folder"`;

const pathOf = (name: string): string => {
  const path = findProgram(name);
  if (!path) throw new Error(`${name} is not installed.`);
  return path;
};

/** Root switches to an unprivileged user: PostgreSQL and PgBouncer refuse to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const people = readFileSync('/etc/passwd', 'utf8').split('\n');
  const line = ['postgres', 'nobody'].map((name) => people.find((person) => person.startsWith(`${name}:`)));
  const [, , uid, gid] = line.find((found) => found)?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

export function serviceFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dragoman-service-'));
  const user = unprivileged();
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
}

/** Runs a command and waits for it. */
export function runProgram(name: string, args: string[]): SpawnSyncReturns<string> {
  const result = spawnSync(pathOf(name), args, { encoding: 'utf8', cwd: tmpdir(), ...unprivileged() });
  if (result.status !== 0) throw new Error(`${name} failed: ${result.stderr}`);
  return result;
}

export interface Service {
  name: string;
  args: string[];
  folder: string;
  port: number;
  stopSignal: 'INT' | 'TERM';
}

/** Resolves once the port accepts connections. */
export async function startService({ name, args, folder, port, stopSignal }: Service) {
  const command = ['-c', watch, 'sh', stopSignal, folder, pathOf(name), ...args];
  // Its own process group: a signal to the test run leaves the shell time to clean up.
  const shell = spawn('sh', command, { cwd: folder, detached: true, ...unprivileged() });
  let output = '';
  for (const stream of [shell.stdout, shell.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = `${output}${text}`.slice(-5000);
    });
  }
  const stop = async (folderChoice: 'keep' | '' = '') => {
    if (shell.exitCode !== null) return;
    const ended = once(shell, 'exit');
    shell.stdin.end(`${folderChoice}\n`);
    await ended;
  };
  const isUp = async () => shell.exitCode !== null || (await answers(port));
  await until(isUp, 60_000).catch(() => undefined);
  if (shell.exitCode === null && (await answers(port))) return { stop };
  await stop();
  throw new Error(`${name} did not start: ${output}`);
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
    socket.once('connect', () => socket.destroy());
  });
}

export async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  listener.close();
  await once(listener, 'close');
  if (typeof address !== 'object' || !address) throw new Error('There is no free port.');
  return address.port;
}
