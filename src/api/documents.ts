/** Files that people send, and documents as backends describe them. */
import type { TaskDocument } from '#core/domain/task.ts';
import { unreadable } from './api-error.ts';
import type { Client } from './client.ts';
import { listOf, numberOf, recordOf, textOf } from './wire.ts';

export const documents = (client: Client) => ({
  /** How many words a file has; null for one that has no text to count, such as a scan. Nothing is stored. */
  async countWords(file: File, signal: AbortSignal): Promise<number | null> {
    const call = { method: 'POST', path: '/documents/count', token: 'optional' } as const;
    const { body } = await client.call({ ...call, body: withFiles({}, [file]), signal });
    const { words, readable } = recordOf(listOf(body)[0]);
    const count = numberOf(words);
    if (count === null) throw unreadable('the words of a file');
    return readable === false ? null : count;
  },
});

/** The body of a call with files is multipart; without files it is JSON, as in the spec. */
export function withFiles(
  fields: Record<string, string | number | readonly string[] | null | undefined>,
  documents: readonly File[] = [],
) {
  if (documents.length === 0) return fields;
  const form = new FormData();
  // An empty text stands for null: forms hold texts alone.
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined && value !== '') form.append(name, String(value ?? ''));
  for (const file of documents) form.append('documents', file, file.name);
  return form;
}

export function documentIn(value: unknown): TaskDocument {
  const row = recordOf(value);
  return {
    id: textOf(row.id),
    name: textOf(row.name),
    size: numberOf(row.size) ?? 0,
    type: textOf(row.type),
    kind: row.kind === 'deliverable' ? 'deliverable' : 'source',
    version: numberOf(row.version) ?? 1,
    words: numberOf(row.words),
    created_by: textOf(row.created_by),
    created_at: textOf(row.created_at),
  };
}
