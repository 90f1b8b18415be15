/** Free space for the embedded database, which dies when it cannot write its log. */
import { statfsSync } from 'node:fs';

const megabyte = 2 ** 20;
/** PostgreSQL begins a log file of 16 MB at a time. The rest is for data. */
const reserve = 20 * megabyte;

/** With PostgreSQL's own code for a full disk. */
export class DiskFullError extends Error {
  readonly code = '53100';
}

export function isFull(folder: string, needed = reserve): boolean {
  try {
    const { blocks, bavail, bsize } = statfsSync(folder);
    // Some file systems do not say.
    return blocks > 0 && bavail * bsize < needed;
  } catch {
    // The folder is gone, which is another fault.
    return false;
  }
}

export function requireSpace(folder: string, needed = reserve): void {
  if (!isFull(folder, needed)) return;
  const size = needed / megabyte;
  throw new DiskFullError(
    `The disk of ${folder} is full: the embedded database needs ${size} MB of free space. Make room, or set DATA_DIR to another disk.`,
  );
}
