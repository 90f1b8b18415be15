import { useRef, useState } from 'react';
import { ApiError } from '#core/api/api-error.ts';
import type { Client } from '#core/api/client.ts';
import { tasks } from '#core/api/tasks.ts';
import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import { limits } from '#core/domain/limits.ts';
import { newKey, useAction } from '#core/kit/data/use-action.ts';
import { useRefresh } from '#core/kit/data/use-refresh.ts';
import { useErrorText } from '#core/kit/errors/use-error-text.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import type { FileItem } from '#core/ui/file-items.tsx';
import { type ChosenFile, useChosenFiles } from '#core/ui/use-chosen-files.ts';

type Upload = Pick<FileItem, 'state' | 'progress'> & { cause?: ApiError };

const waits: Upload = { state: 'waiting' };

/** Files on their way to a task, one call each: what became of one says nothing about the others. */
export function useUploads({ id }: AcceptedTask) {
  const { demo } = useWidget();
  const errorText = useErrorText();
  const refresh = useRefresh();
  const { chosen, error, add, remove } = useChosenFiles(limits.documents);
  const [uploads, setUploads] = useState<Readonly<Record<string, Upload>>>({});
  const keys = useRef(new Map<string, string>());

  const note = (file: string, upload: Upload) => setUploads((before) => ({ ...before, [file]: upload }));
  const keyOf = (file: string): string => {
    const key = keys.current.get(file) ?? newKey();
    keys.current.set(file, key);
    return key;
  };

  async function upload(client: Client, { id: name, file }: ChosenFile): Promise<void> {
    note(name, { state: 'uploading', progress: 0 });
    const onProgress = (progress: number) => note(name, { state: 'uploading', progress });
    try {
      if (!demo) await tasks(client).addDocument(id, file, keyOf(name), onProgress);
      note(name, { state: 'done' });
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
      note(name, { state: 'failed', cause });
    }
  }

  const unsent = chosen.filter((one) => uploads[one.id]?.state !== 'done');
  const [send, sending] = useAction(async (client, _input: null) => {
    for (const one of unsent) await upload(client, one);
    if (!demo) await refresh('tasks', 'messages', 'conversations');
  });

  return {
    status: sending.status,
    error,
    files: chosen.map(({ id: name, file }): FileItem => {
      const { cause, ...upload } = uploads[name] ?? waits;
      const error = cause && errorText(cause);
      return { id: name, name: file.name, size: file.size, ...upload, error };
    }),
    /** How many are still to be sent. */
    waiting: unsent.length,
    add,
    remove,
    send: () => send(null),
    /** What has arrived stands in the task's row from now on. */
    forgetDone() {
      for (const one of chosen) if (uploads[one.id]?.state === 'done') remove(one.id);
      setUploads({});
    },
  };
}
