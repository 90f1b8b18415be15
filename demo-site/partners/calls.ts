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

export async function send<T>(method: Method, path: string, body?: object): Promise<T> {
  const answer = await fetch(path, {
    method,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${session.getState().token ?? ''}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
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
