import { useRef, useState } from 'react';
import { ApiError } from '#core/api/api-error.ts';
import type { Client } from '#core/api/client.ts';
import { tasks } from '#core/api/tasks.ts';
import type { AcceptedTask } from '#core/domain/task.ts';
import type { DocumentKind } from '#core/domain/task-states.ts';
import { newKey, useAction } from '#core/hooks/data/use-action.ts';
import { useRefresh } from '#core/hooks/data/use-change.ts';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import type { FileItem } from '#core/ui/forms/file-items.tsx';
import { type ChosenFile, useChosenFiles } from '#core/ui/forms/use-chosen-files.ts';

type Upload = Pick<FileItem, 'state' | 'progress'> & { cause?: ApiError };

const waiting: Upload = { state: 'waiting' };

export type Uploads = ReturnType<typeof useUploads>;

/** Uploads to a task, one call per file, so that each can fail alone. */
export function useUploads({ id }: AcceptedTask, kind: DocumentKind = 'source') {
  const { demo } = useWidget();
  const errorText = useErrorText();
  const refresh = useRefresh();
  const { chosen, add, remove } = useChosenFiles();
  const [uploads, setUploads] = useState<Readonly<Record<string, Upload>>>({});
  const keys = useRef(new Map<string, string>());

  const setUpload = (file: string, upload: Upload) => setUploads((before) => ({ ...before, [file]: upload }));
  const keyOf = (file: string): string => {
    const key = keys.current.get(file) ?? newKey();
    keys.current.set(file, key);
    return key;
  };

  /** Resolves to whether it has arrived. */
  async function upload(client: Client, { id: name, file }: ChosenFile): Promise<boolean> {
    setUpload(name, { state: 'uploading', progress: 0 });
    const onProgress = (progress: number) => setUpload(name, { state: 'uploading', progress });
    try {
      if (!demo) await tasks(client).addDocument(id, file, keyOf(name), { kind, onProgress });
      setUpload(name, { state: 'done' });
      return true;
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      setUpload(name, { state: 'failed', cause });
      return false;
    }
  }

  const unsent = chosen.filter((one) => uploads[one.id]?.state !== 'done');
  const [send, sending] = useAction(async (client, _input: null) => {
    let areAllThere = true;
    for (const one of unsent) areAllThere = (await upload(client, one)) && areAllThere;
    if (!demo && unsent.length > 0) await refresh('tasks', 'task', 'messages', 'conversations');
    return areAllThere;
  });

  return {
    status: sending.status,
    files: chosen.map(({ id: name, file }): FileItem => {
      const { cause, ...upload } = uploads[name] ?? waiting;
      const error = cause && errorText(cause);
      return { id: name, name: file.name, size: file.size, ...upload, error };
    }),
    /** How many files are not sent yet. */
    waiting: unsent.length,
    add,
    remove,
    /** Resolves to true once all files are there. */
    send: () => send(null),
    /** Removes uploaded files, which the task's row shows from now on. */
    removeUploaded() {
      for (const one of chosen) if (uploads[one.id]?.state === 'done') remove(one.id);
      setUploads({});
    },
  };
}
