/** Files that people send, and documents as backends describe them. */
import type { TaskDocument } from '#core/domain/task.ts';
import { numberOf, recordOf, textOf } from './wire.ts';

/** The body of a call with files is multipart; without files it is JSON, as in the spec. */
export function withFiles(
  fields: Record<string, string | number | readonly string[] | null | undefined>,
  documents: readonly File[] = [],
) {
  if (documents.length === 0) return fields;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) form.append(name, String(value));
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
