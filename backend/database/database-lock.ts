/**
 * A lock file for the embedded database. PGlite has no lock, and of two processes on one folder each silently loses
 * what the other writes. The file names the process that owns the folder. Another process removes it only if that one
 * is dead.
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

/** Returns a function that releases the lock. Synchronous, so that it also works in the `exit` event. */
export function lockDatabase(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const content = JSON.stringify({
    pid: process.pid,
    started: startOf(process.pid),
    at: Date.now(),
  } satisfies Owner);
  if (!create(file, content)) {
    const found = readText(file);
    const owner = parseOwner(found);
    if (owner && isAlive(owner)) throw locked(file, owner.pid);
    // Renaming is atomic: of two processes that find the same dead lock only one can rename it.
    const aside = `${file}.${process.pid}`;
    moveAside(file, aside);
    const moved = readText(aside);
    if (moved !== found && moved) create(file, moved);
    rmSync(aside, { force: true });
    if (!create(file, content)) throw locked(file, parseOwner(readText(file))?.pid);
  }
  const release = () => {
    if (readText(file) === content) rmSync(file, { force: true });
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

/** The process id alone is no proof: after a reboot another process may have it. */
function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  if (owner.started !== undefined) return startOf(owner.pid) === owner.started;
  return owner.at > Date.now() - uptime() * 1000;
}

/** Boot id and start time of a process, from Linux's /proc. Undefined on other systems, where the uptime decides. */
function startOf(pid: number): string | undefined {
  const stat = readText(`/proc/${pid}/stat`);
  if (!stat) return undefined;
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return `${readText('/proc/sys/kernel/random/boot_id')?.trim()}:${ticks}`;
}
