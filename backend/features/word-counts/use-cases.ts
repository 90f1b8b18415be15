/** The words of a task's documents are counted once they are stored: an upload does not wait for it. */
import { buffer } from 'node:stream/consumers';
import * as documents from '#backend/features/documents/queries.ts';
import { DomainError } from '#backend/platform/errors.ts';
import type { Services } from '#backend/services.ts';
import { countFile } from './count-file.ts';

/** A picture, a scan and a file that exceeds the limits have no words that could be counted. */
export async function countDocument(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  id: string,
): Promise<void> {
  const document = await documents.find(db, id);
  const file = document && (await storage.open(document.storage_key));
  // The sweep of files, and removed accounts, take files away.
  if (!document || !file) return;
  const { words, readable } = await sizeOf(document.name, await buffer(file.content));
  if (readable) await documents.setWords(db, id, words);
}

async function sizeOf(name: string, content: Buffer): Promise<{ words: number; readable: boolean }> {
  try {
    return await countFile(name, content);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'file-uncountable')
      return { words: 0, readable: false };
    throw error;
  }
}
