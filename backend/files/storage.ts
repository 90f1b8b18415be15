/** Where uploaded files lie. One interface, so that an object store can take the folder's place. */
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { noSpace } from '#backend/domain/errors.ts';

export interface Storage {
  save(key: string, content: Buffer): Promise<void>;
  /** Nothing when there is no such file. */
  open(key: string): Promise<{ content: Readable; size: number } | undefined>;
  remove(key: string): Promise<void>;
}

/** `write` is the disk's: it may fail halfway. */
export function folderStorage(
  folder: string,
  write: (path: string, content: Buffer) => Promise<void> = writeFile,
): Storage {
  const place = (key: string) => {
    // Keys are ours, never a sender's file name; this keeps it so.
    if (!/^[a-z]+\/[\w.-]+$/.test(key) || key.includes('..')) throw new Error(`Not a storage key: ${key}`);
    return join(folder, key);
  };
  return {
    async save(key, content) {
      const path = place(key);
      try {
        await mkdir(dirname(path), { recursive: true });
        await write(path, content);
      } catch (error) {
        // Half a file is none, and takes the room that is missing.
        await rm(path, { force: true }).catch(() => undefined);
        throw isFull(error) ? noSpace('no-room') : error;
      }
    },
    async open(key) {
      const found = await stat(place(key)).catch(() => undefined);
      return found?.isFile() ? { content: createReadStream(place(key)), size: found.size } : undefined;
    },
    async remove(key) {
      await rm(place(key), { force: true });
    },
  };
}

const isFull = (error: unknown) =>
  ['ENOSPC', 'EDQUOT', 'EFBIG'].includes((error as NodeJS.ErrnoException).code ?? '');
