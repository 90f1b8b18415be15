/** The calls of the pages for partners, in the name of whoever is signed in. */
import { refusalText, session } from '@dragoman/widgets/page';
import { preferences } from '#site/shell/preferences.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** The message is for the person in front of the screen, in their language; empty where nothing answers. */
export class CallFailure extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export const send = <T>(method: Method, path: string, body?: object): Promise<T> =>
  call<T>(path, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });

export function upload(path: string, field: string, file: File): Promise<unknown> {
  const body = new FormData();
  body.set(field, file);
  return call(path, { method: 'POST', body });
}

async function call<T>(path: string, { headers, ...init }: RequestInit): Promise<T> {
  const authorization = `Bearer ${session.getState().token ?? ''}`;
  const answer = await fetch(path, {
    ...init,
    headers: { accept: 'application/json', authorization, ...headers },
  }).catch(() => undefined);
  if (!answer) throw new CallFailure(0, '');
  const given: unknown = await answer.json().catch(() => ({}));
  if (answer.ok) return given as T;
  throw new CallFailure(answer.status, await refusalText(preferences.get().locale, given));
}

/** A table, which the browser saves as a file. */
export async function download(path: string, name: string): Promise<void> {
  const headers = { accept: 'text/csv', authorization: `Bearer ${session.getState().token ?? ''}` };
  const answer = await fetch(path, { headers });
  if (!answer.ok) throw new CallFailure(answer.status, '');
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
