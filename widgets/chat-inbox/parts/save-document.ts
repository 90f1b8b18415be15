/** Downloads a document. A page loads this file when somebody wants one. */
import type { Client } from '#core/api/client.ts';
import { tasks } from '#core/api/tasks.ts';
import { saveFile } from '#core/hooks/links/save-file.ts';

export async function saveDocument(client: Client, id: string, name: string): Promise<void> {
  saveFile(await tasks(client).document(id), name);
}
