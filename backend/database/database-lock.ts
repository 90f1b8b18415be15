/**
 * The embedded database has no lock of its own, and a second process on the same folder silently loses what
 * either wrote. So a file beside it names the process that owns it; only a dead owner's lock is taken over.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { dirname } from 'node:path';

interface Owner {
  pid: number;
  started: string | undefined;
  at: number;
}

export class LockedError extends Error {}

/** Returns the release. Synchronous, so that a dying process can still let go. */
export function lockDatabase(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const mine = JSON.stringify({
    pid: process.pid,
    started: startOf(process.pid),
    at: Date.now(),
  } satisfies Owner);
  if (!create(file, mine)) {
    const found = readText(file);
    const owner = parseOwner(found);
    if (owner && isAlive(owner)) throw locked(file, owner.pid);
    // Moved aside first: of two processes that find the same dead lock only one can move it.
    const aside = `${file}.${process.pid}`;
    moveAside(file, aside);
    const moved = readText(aside);
    if (moved !== found && moved) create(file, moved);
    rmSync(aside, { force: true });
    if (!create(file, mine)) throw locked(file, parseOwner(readText(file))?.pid);
  }
  const release = () => {
    if (readText(file) === mine) rmSync(file, { force: true });
  };
  process.once('exit', release);
  return () => {
    process.off('exit', release);
    release();
  };
}

const locked = (file: string, pid: number | undefined) =>
  new LockedError(
    `The database in ${dirname(file)} is in use by process ${pid ?? 'unknown'}. Stop it first, or set DATA_DIR or DATABASE_URL.`,
  );

function create(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function moveAside(file: string, aside: string): void {
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function parseOwner(text: string | undefined): Owner | undefined {
  try {
    const owner = JSON.parse(text ?? '') as Owner;
    return Number.isInteger(owner.pid) ? owner : undefined;
  } catch {
    return undefined;
  }
}

/** A number alone proves nothing: after a reboot it may belong to somebody else. */
function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  if (owner.started !== undefined) return startOf(owner.pid) === owner.started;
  return owner.at > Date.now() - uptime() * 1000;
}

/** When the process started and in which boot, as Linux tells it; other systems fall back on the machine's uptime. */
function startOf(pid: number): string | undefined {
  const stat = readText(`/proc/${pid}/stat`);
  if (!stat) return undefined;
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return `${readText('/proc/sys/kernel/random/boot_id')?.trim()}:${ticks}`;
}
