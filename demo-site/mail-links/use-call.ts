/** One call of the pages that links in mails lead to. */
import { useState } from 'react';

/** Why a call was refused, as far as these pages have words for it. */
export type Problem =
  | 'link-used'
  | 'link-expired'
  | 'link-unknown'
  | 'password-common'
  | 'password-name'
  | 'address-taken'
  | 'too-many-tries'
  | 'wrong'
  | 'failed';

export type CallState = { status: 'idle' | 'busy' | 'done' } | { status: 'refused'; problem: Problem };

const known: readonly string[] = [
  'link-used',
  'link-expired',
  'link-unknown',
  'password-common',
  'password-name',
  'address-taken',
  'too-many-tries',
  'wrong',
] satisfies Problem[];

const isKnown = (code: unknown): code is Problem => known.includes(String(code));

export function useCall(path: string): [state: CallState, send: (body: object) => Promise<void>] {
  const [state, setState] = useState<CallState>({ status: 'idle' });
  const send = async (body: object) => {
    if (state.status === 'busy') return;
    setState({ status: 'busy' });
    setState(await call(path, body));
  };
  return [state, send];
}

async function call(path: string, body: object): Promise<CallState> {
  try {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (answer.ok) return { status: 'done' };
    const { code } = (await answer.json()) as { code?: unknown };
    return { status: 'refused', problem: isKnown(code) ? code : 'failed' };
  } catch {
    return { status: 'refused', problem: 'failed' };
  }
}

/** The link itself is of no more use: what helps is another one. */
export const isDeadLink = (problem: Problem): boolean => problem.startsWith('link-');
