/** The storage of uploaded files. An interface, so that an object store can replace the folder. */
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { noSpace } from '#backend/domain/errors.ts';

export interface Storage {
  save(key: string, content: Buffer): Promise<void>;
  /** Undefined when there is no such file. */
  open(key: string): Promise<{ content: Readable; size: number } | undefined>;
  remove(key: string): Promise<void>;
}

/** Tests pass a `write` that fails halfway. */
export function folderStorage(
  folder: string,
  write: (path: string, content: Buffer) => Promise<void> = writeFile,
): Storage {
  const pathOf = (key: string) => {
    // Keys are generated. A client's file name would be a bug.
    if (!/^[a-z]+\/[\w.-]+$/.test(key) || key.includes('..')) throw new Error(`Not a storage key: ${key}`);
    return join(folder, key);
  };
  return {
    async save(key, content) {
      const path = pathOf(key);
      try {
        await mkdir(dirname(path), { recursive: true });
        await write(path, content);
      } catch (error) {
        // A partial file is useless and occupies the space that is missing.
        await rm(path, { force: true }).catch(() => undefined);
        throw isFull(error) ? noSpace('no-room') : error;
      }
    },
    async open(key) {
      const found = await stat(pathOf(key)).catch(() => undefined);
      return found?.isFile() ? { content: createReadStream(pathOf(key)), size: found.size } : undefined;
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}

const isFull = (error: unknown) =>
  ['ENOSPC', 'EDQUOT', 'EFBIG'].includes((error as NodeJS.ErrnoException).code ?? '');
