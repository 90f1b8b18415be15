import { useCallback, useRef, useState } from 'react';
import type { Client } from '#core/api/client.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { errorDetail } from './use-resource.ts';

export type ActionState<Result> =
  | { status: 'idle' }
  | { status: 'busy' }
  | { status: 'failed'; error: Error }
  | { status: 'done'; result: Result };

export type Action<Input, Result> = [
  run: (input: Input) => Promise<Result | undefined>,
  state: ActionState<Result>,
];

/**
 * An action of the visitor that changes something in the backend. While it is under way further ones are ignored, so that
 * a double click sends once. Repeats of a failed attempt carry the same idempotency key, so that nothing happens twice.
 */
export function useAction<Input, Result>(
  act: (client: Client, input: Input, idempotencyKey: string) => Promise<Result>,
): Action<Input, Result> {
  const { client, emit } = useWidget();
  const [state, setState] = useState<ActionState<Result>>({ status: 'idle' });
  const isBusy = useRef(false);
  const attempt = useRef({ input: '', key: '' });
  const latest = useRef(act);
  latest.current = act;

  const run = useCallback(
    async (input: Input) => {
      if (isBusy.current) return undefined;
      isBusy.current = true;
      setState({ status: 'busy' });
      const fingerprint = JSON.stringify(input, describeFiles);
      if (attempt.current.input !== fingerprint) attempt.current = { input: fingerprint, key: newKey() };
      try {
        const result = await latest.current(client, input, attempt.current.key);
        attempt.current = { input: '', key: '' };
        setState({ status: 'done', result });
        return result;
      } catch (cause) {
        const error = cause instanceof Error ? cause : new Error(String(cause));
        setState({ status: 'failed', error });
        emit('dragoman-error', errorDetail(error));
        return undefined;
      } finally {
        isBusy.current = false;
      }
    },
    [client, emit],
  );
  return [run, state];
}

/** Without this, JSON writes every file as an empty object. */
const describeFiles = (_key: string, value: unknown): unknown =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;

/** A random idempotency key. `crypto.randomUUID` is missing on pages without TLS. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
