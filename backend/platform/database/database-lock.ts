/**
 * The lock of the embedded database. PGlite has none, and of two processes on one folder each silently loses what the
 * other writes. A process holds the lock with a Unix socket in the folder. The kernel closes the socket when the process
 * ends, even if nobody reaps it. Containers that share the folder reach the socket, whatever process ids they see.
 */
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { hostname } from 'node:os';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export class LockedError extends Error {}

/** For the message only: whether the owner lives is for its socket to say. */
const ownerFile = 'database.lock';
const socketName = /^database\.lock\.[0-9a-f]{12}(\.new)?$/;
const mostAttempts = 30;

/**
 * Returns a function that releases the lock. Every process first opens a socket of its own and then looks for others. So
 * of two that start at once at least one sees the other, and a process owns the lock if it sees nobody.
 */
export async function lockDatabase(folder: string): Promise<() => void> {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw impossible(folder, error);
  }
  if (process.platform === 'win32') return lockWithPipe(folder);
  for (let attempt = 1; ; attempt += 1) {
    const { name, server } = await openSocket(folder);
    const close = () => {
      rmSync(join(folder, name), { force: true });
      server.close();
    };
    const others = await livingOthers(folder, name).catch((error: unknown) => {
      close();
      throw error;
    });
    if (others.length === 0) return own(folder, name, close);
    close();
    const owner = readOwner(folder);
    if (others.includes(owner?.socket ?? '')) throw inUse(folder, owner);
    if (attempt === mostAttempts) throw inUse(folder);
    // Nobody owns the lock yet. Of those that start at once, one is alone sooner or later.
    await wait(Math.random() * 20 * attempt);
  }
}

interface Owner {
  socket: string;
  pid: number;
  host: string;
}

function own(folder: string, socket: string, close: () => void): () => void {
  const owner = { socket, pid: process.pid, host: hostname() } satisfies Owner;
  try {
    writeFileSync(join(folder, ownerFile), JSON.stringify(owner));
  } catch {
    // On a full disk the message names no process. The lock is as good.
  }
  const release = () => {
    process.off('exit', release);
    if (readOwner(folder)?.socket === socket) rmSync(join(folder, ownerFile), { force: true });
    close();
  };
  process.once('exit', release);
  return release;
}

function readOwner(folder: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, ownerFile), 'utf8')) as Owner;
  } catch {
    return undefined;
  }
}

const inUse = (folder: string, owner?: Owner) =>
  new LockedError(
    `The database in ${folder} is in use by ${owner ? `process ${owner.pid} of host ${owner.host}` : 'another process'}. Stop it first, or set DATA_DIR or DATABASE_URL.`,
  );

const impossible = (folder: string, error: unknown) =>
  new LockedError(
    `The database in ${folder} cannot be locked (${codeOf(error)}). DATA_DIR must be a folder on a local file system, writable and with free space.`,
  );

/** The socket gets its name once it listens. So one that refuses is dead for good, and its name is never used again. */
async function openSocket(folder: string): Promise<{ name: string; server: Server }> {
  const name = `${ownerFile}.${randomBytes(6).toString('hex')}`;
  const server = createServer((socket) => socket.destroy()).unref();
  try {
    await withAddress(folder, `${name}.new`, (address) => once(server.listen(address), 'listening'));
  } catch (error) {
    throw error instanceof LockedError ? error : impossible(folder, error);
  }
  try {
    renameSync(join(folder, `${name}.new`), join(folder, name));
    return { name, server };
  } catch (error) {
    server.close();
    // Another process tried the socket just before it listened, and removed it as a dead one.
    if (codeOf(error) === 'ENOENT') return openSocket(folder);
    throw error;
  }
}

async function livingOthers(folder: string, own: string): Promise<string[]> {
  const living: string[] = [];
  for (const name of readdirSync(folder)) {
    if (!socketName.test(name) || name === own) continue;
    if (!(await withAddress(folder, name, isAlive))) rmSync(join(folder, name), { force: true });
    else if (!name.endsWith('.new')) living.push(name);
  }
  return living;
}

/** The kernel accepts for a process that is busy or stopped. It refuses with EAGAIN once too many wait. */
function isAlive(address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error) => {
      if (codeOf(error) === 'EAGAIN') resolve(true);
      // It was closed before it accepted.
      else if (codeOf(error) === 'ECONNRESET') resolve(isAlive(address));
      else if (['ECONNREFUSED', 'ENOENT', 'ENOTSOCK'].includes(codeOf(error))) resolve(false);
      else reject(error);
    });
  });
}

/** In bytes, on all systems. A longer address is cut off without an error. */
const longestAddress = 103;

async function withAddress<T>(
  folder: string,
  name: string,
  use: (address: string) => Promise<T>,
): Promise<T> {
  const path = join(folder, name);
  const short = [path, relative('', path)].find((one) => Buffer.byteLength(one) <= longestAddress);
  if (short) return use(short);
  if (!existsSync('/proc/self/fd'))
    throw new LockedError(`The path of the folder ${folder} is too long. Set DATA_DIR to a shorter one.`);
  const descriptor = openSync(folder, 'r');
  try {
    return await use(`/proc/self/fd/${descriptor}/${name}`);
  } finally {
    closeSync(descriptor);
  }
}

/** Windows has named pipes instead, each of one process, and closes them with it. */
async function lockWithPipe(folder: string): Promise<() => void> {
  const id = createHash('sha256').update(realpathSync.native(folder).toLowerCase()).digest('hex');
  const server = createServer((socket) => socket.destroy()).unref();
  try {
    await once(server.listen(`\\\\.\\pipe\\dragoman-${id}`), 'listening');
  } catch (error) {
    throw codeOf(error) === 'EADDRINUSE' ? inUse(folder, readOwner(folder)) : error;
  }
  return own(folder, id, () => server.close());
}

const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException).code);
