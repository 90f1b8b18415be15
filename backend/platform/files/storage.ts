/** The storage of uploaded files. An interface, so that an object store can replace the folder. */
import { createReadStream } from 'node:fs';
import { mkdir, opendir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { noSpace } from '#backend/platform/errors.ts';

export interface Storage {
  save(key: string, content: Buffer): Promise<void>;
  /** Undefined when there is no such file. */
  open(key: string): Promise<{ content: Readable; size: number } | undefined>;
  remove(key: string): Promise<void>;
  has(key: string): Promise<boolean>;
  /** The keys of all files last written between the two times. */
  list(after: Date, before: Date): AsyncIterable<string>;
}

/** Tests pass a `write` that fails halfway. */
export function folderStorage(
  folder: string,
  write: (path: string, content: Buffer) => Promise<void> = writeFile,
): Storage {
  const pathOf = (key: string) => {
    // Keys are generated. A client's file name would be a bug.
    if (!isKey(key)) throw new Error(`Not a storage key: ${key}`);
    return join(folder, key);
  };
  const find = (key: string) => stat(pathOf(key)).catch(() => undefined);
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
      const found = await find(key);
      return found?.isFile() ? { content: createReadStream(pathOf(key)), size: found.size } : undefined;
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    has: async (key) => (await find(key))?.isFile() ?? false,
    async *list(after, before) {
      for await (const kind of namesIn(folder))
        for await (const name of namesIn(join(folder, kind))) {
          const key = `${kind}/${name}`;
          // Other files in the folder are not ours.
          const found = isKey(key) ? await find(key) : undefined;
          if (found?.isFile() && found.mtime > after && found.mtime < before) yield key;
        }
    },
  };
}

const isKey = (key: string) => /^[a-z]+\/[\w.-]+$/.test(key) && !key.includes('..');

/** None where there is no such folder. */
async function* namesIn(folder: string): AsyncGenerator<string> {
  try {
    for await (const { name } of await opendir(folder)) yield name;
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

const isFull = (error: unknown) =>
  ['ENOSPC', 'EDQUOT', 'EFBIG'].includes((error as NodeJS.ErrnoException).code ?? '');
