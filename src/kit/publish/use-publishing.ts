import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#core/api/api-error.ts';
import type { Client } from '#core/api/client.ts';
import type { Published } from '#core/api/offers.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { useAction } from '#core/kit/data/use-action.ts';
import { readSample } from '#core/kit/data/use-resource.ts';
import { useErrorText } from '#core/kit/errors/use-error-text.ts';
import { useNotify, useServerMessageText } from '#core/kit/errors/use-server-message.ts';
import { useLeadOn } from '#core/kit/links/navigate.ts';
import { useLink } from '#core/kit/links/use-link.ts';
import { useSession, useWidget } from '#core/kit/widget-context.ts';

export type Publishing =
  | { status: 'open'; problem: Error | 'signed-out' | null }
  | { status: 'sending' }
  /** `address` is where the published thing is, null where nobody knows. */
  | { status: 'published'; message: string; address: string | null; leadsOn: boolean };

type Done = Pick<Published, 'serverMessage'> & { address: string | null; leadsOn: boolean };

interface Settings<Input> {
  publish(client: Client, input: Input, idempotencyKey: string): Promise<Published>;
  event: `dragoman-${string}`;
  successUrl: string;
  /** What is said where the backend’s words are not the reader’s. */
  published: string;
  onPublished(): void;
  /** Sending waits for a sign-in, for which the person may leave this page. */
  onSignInNeeded(): void;
}

/** Time to read what happened before the page leads on, as after a booking (spec section 9). */
const pause = 2000;

const sampleAnswer: Published = { id: 1, serverMessage: { type: 'success', message: '' } };
const sample = { ready: async () => sampleAnswer, empty: sampleAnswer };

const isSignInNeeded = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Publishing an offer or a request: once however often it is sent, by a signed-in person, and what follows. */
export function usePublishing<Input>({
  publish,
  event,
  successUrl,
  published,
  onPublished,
  onSignInNeeded,
}: Settings<Input>) {
  const { demo, emit, runtime } = useWidget();
  const { leadsOn, leadOn } = useLeadOn('successUrl');
  const link = useLink();
  const errorText = useErrorText();
  const { signInToSend } = useMessages(coreMessages);
  const isSignedOut = useSession((session) => session.status) === 'signed-out' && !demo;
  const [isAsked, setAsked] = useState(false);
  const tell = useNotify();
  const toldText = useServerMessageText();
  const [done, setDone] = useState<Done | null>(null);

  const [run, action] = useAction(async (client: Client, input: Input | null, key: string) => {
    const work = demo || input === null ? readSample(demo, sample) : publish(client, input, key);
    const { id, serverMessage } = await work.catch((error: unknown) => {
      if (isSignInNeeded(error)) onSignInNeeded();
      else if (!demo && error instanceof ApiError)
        runtime.notices.notify(error.type, errorText(error), { isSaid: true });
      throw error;
    });
    onPublished();
    if (!demo) tell(serverMessage, published);
    const isTakenOver = !emit(event, { id });
    const address = id === '' && successUrl.includes('{id}') ? null : link('successUrl', successUrl, { id });
    setDone({ serverMessage, address, leadsOn: leadsOn && !isTakenOver && address !== null });
  });

  useEffect(() => {
    if (demo === 'error') void run(null);
  }, [demo, run]);

  useEffect(() => {
    if (done?.leadsOn && done.address) return leadOn(done.address, pause);
  }, [done, leadOn]);

  const send = async (input: Input) => {
    if (!demo) await runtime.session.restore();
    const isAnybody = demo || runtime.session.store.getState().status !== 'signed-out';
    setAsked(!isAnybody);
    if (isAnybody) return void run(input);
    onSignInNeeded();
    emit('dragoman-error', { status: 401, message: signInToSend });
  };
  const again = useCallback(() => setDone(null), []);
  const state: Publishing = done
    ? { status: 'published', ...done, message: toldText(done.serverMessage, published) }
    : stateOf(action, isSignedOut, isAsked);
  return { state, send, again };
}

type Action = ReturnType<typeof useAction<unknown, void>>[1];

/** Once somebody signs in, here or in another tab, being asked to is over. */
function stateOf(action: Action, isSignedOut: boolean, isAsked: boolean): Publishing {
  if (action.status === 'busy') return { status: 'sending' };
  if (isSignedOut && isAsked) return { status: 'open', problem: 'signed-out' };
  const error = action.status === 'failed' ? action.error : null;
  const isOver = isSignInNeeded(error) && !isSignedOut;
  return { status: 'open', problem: isOver ? null : error };
}
