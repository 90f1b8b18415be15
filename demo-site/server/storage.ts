/** Where uploaded files lie. One interface, so that an object store can take the folder's place. */
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

export interface Storage {
  save(key: string, content: Buffer): Promise<void>;
  /** Nothing when there is no such file. */
  open(key: string): Promise<{ content: Readable; size: number } | undefined>;
  remove(key: string): Promise<void>;
}

export function folderStorage(folder: string): Storage {
  const place = (key: string) => {
    // Keys are ours, never a sender's file name; this keeps it so.
    if (!/^[a-z]+\/[\w.-]+$/.test(key) || key.includes('..')) throw new Error(`Not a storage key: ${key}`);
    return join(folder, key);
  };
  return {
    async save(key, content) {
      await mkdir(dirname(place(key)), { recursive: true });
      await writeFile(place(key), content);
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
