/** Two ways to fill the disk under a backend: a small file system of its own, and a limit for the size of its files. */
import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Disk {
  folder: string;
  isMounted: boolean;
  /** For the process with this id; a mounted one for all. */
  fill(pid: number | undefined): void;
  free(pid: number | undefined): void;
  remove(): void;
}

const succeeds = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;
const newFolder = () => mkdtempSync(join(tmpdir(), 'dragoman-full-'));

const mount = (folder: string) => succeeds('mount', '-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder);

/** Whether this system lets us mount a file system. */
export function canMount(): boolean {
  const folder = newFolder();
  const isMounted = mount(folder);
  if (isMounted) succeeds('umount', folder);
  rmSync(folder, { recursive: true });
  return isMounted;
}

/** It holds 160 MB; 10 MB are left for uploads when it is filled. */
export function smallFileSystem(): Disk {
  const folder = newFolder();
  mount(folder);
  const filler = join(folder, 'filler');
  return {
    folder,
    isMounted: true,
    fill() {
      const file = openSync(filler, 'w');
      const block = Buffer.alloc(2 ** 20);
      const { bavail, bsize } = statfsSync(folder);
      for (let left = bavail * bsize; left > 11 * 2 ** 20; left -= block.length) writeSync(file, block);
      closeSync(file);
    },
    free: () => rmSync(filler),
    remove() {
      succeeds('umount', folder);
      rmSync(folder, { recursive: true });
    },
  };
}

/** The backend does not see it in the free space, as it sees no quota: PGlite dies, because it cannot write its log. */
export function limitedFiles(): Disk {
  const folder = newFolder();
  const limit = (pid: number | undefined, size: string) => {
    if (!succeeds('prlimit', '--pid', String(pid), `--fsize=${size}:unlimited`))
      throw new Error('prlimit failed. It belongs to util-linux.');
  };
  return {
    folder,
    isMounted: false,
    // Creating the tables has filled more than so much of the log's first file.
    fill: (pid) => limit(pid, String(4 * 2 ** 20)),
    free: (pid) => limit(pid, 'unlimited'),
    remove: () => rmSync(folder, { recursive: true }),
  };
}
