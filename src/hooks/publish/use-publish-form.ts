import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '#core/api/api-error.ts';
import type { Client } from '#core/api/client.ts';
import type { Published } from '#core/api/offers.ts';
import { useAction } from '#core/hooks/data/use-action.ts';
import { type DraftFields, useDraft } from '#core/hooks/data/use-draft.ts';
import { readSample } from '#core/hooks/data/use-resource.ts';
import { refusedField } from '#core/hooks/errors/refused-field.ts';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { useNotify, useNotifyFailure, useServerMessageText } from '#core/hooks/errors/use-server-message.ts';
import { useRedirect } from '#core/hooks/links/navigate.ts';
import { useLink } from '#core/hooks/links/use-link.ts';
import { useSession, useWidget } from '#core/hooks/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { useSteppedForm } from '#core/ui/forms/stepped-form.tsx';
import { useFieldErrors } from '#core/ui/forms/use-field-errors.ts';

/** `step` is the number of the step that is open; empty for the first one. */
type PublishFields = DraftFields & { step: string };

interface PublishFormOptions<Fields extends PublishFields> {
  /** The name that the draft is stored under. */
  name: string;
  blank: Fields;
  /** How many steps the form has. */
  count: number;
  /** The form's controls by the wire names of their fields, for what the backend refuses. */
  controls: Readonly<Record<string, string>>;
  publish: Parameters<typeof usePublishing<Fields>>[0]['publish'];
  event: `dragoman-${string}`;
  successUrl: string;
  published: string;
  /** The fields in `demo`. */
  sample(): Promise<Partial<Fields>>;
}

/** A stepped form that publishes something: its draft, its field errors, its steps and its call. */
export function usePublishForm<Fields extends PublishFields>(options: PublishFormOptions<Fields>) {
  const { name, blank, count, controls, sample } = options;
  const { demo } = useWidget();
  const draft = useDraft(name, blank);
  const { fields, change, clear } = draft;
  const publishing = usePublishing<Fields>({ ...options, onPublished: clear });
  const problem = publishing.state.status === 'open' ? publishing.state.problem : null;
  const refused = refusedField(problem === 'signed-out' ? null : problem, controls, useErrorText());
  const errors = useFieldErrors(refused);
  const steps = useSteppedForm({
    count,
    current: Math.min(Number(fields.step) || 0, count - 1),
    onStep: (step) => change({ step: step ? String(step) : '' } as Partial<Fields>),
    errors,
    refused,
    onSend: () => void publishing.send(fields),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each kind of demo.
  useEffect(() => {
    if (demo === 'ready' || demo === 'error') void sample().then(change);
  }, [demo]);

  return {
    ...draft,
    errors,
    /** What the form says beside its button: it is about no field. */
    problem: refused ? null : problem,
    steps,
    publishing,
    startOver() {
      clear();
      errors.clear();
      steps.restart();
    },
    publishAnother() {
      publishing.again();
      errors.clear();
      steps.restart();
    },
  };
}

export type PublishForm<Fields extends PublishFields> = ReturnType<typeof usePublishForm<Fields>>;

export type Publishing =
  | { status: 'open'; problem: Error | 'signed-out' | null }
  | { status: 'sending' }
  /** `address` leads to what was published; null where the backend does not name it. */
  | { status: 'published'; message: string; address: string | null; redirects: boolean };

type Done = Pick<Published, 'serverMessage'> & { address: string | null; redirects: boolean };

interface PublishingOptions<Input> {
  publish(client: Client, input: Input, idempotencyKey: string): Promise<Published>;
  event: `dragoman-${string}`;
  successUrl: string;
  /** Our own text, for readers who do not read the backend’s language. */
  published: string;
  onPublished(): void;
}

/** Time to read the message before the redirect, as after a booking (spec section 9), in milliseconds. */
const redirectDelay = 2000;

const sampleAnswer: Published = { id: 1, serverMessage: { type: 'success', message: '' } };
const sample = { ready: async () => sampleAnswer, empty: sampleAnswer };

const isSignInNeeded = (error: unknown) => error instanceof ApiError && error.status === 401;

/** Publishes an offer or a request of a signed-in user, once however often it is sent, and then redirects. */
function usePublishing<Input>({
  publish,
  event,
  successUrl,
  published,
  onPublished,
}: PublishingOptions<Input>) {
  const { demo, emit, session } = useWidget();
  const { redirectsTo, redirect } = useRedirect('successUrl');
  const link = useLink();
  const errorText = useErrorText();
  const { signInToSend } = useMessages(coreMessages);
  const status = useSession((session) => session.status);
  const isSignedOut = status === 'signed-out' && !demo;
  const [needsSignIn, setNeedsSignIn] = useState(false);
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const messageText = useServerMessageText();
  const [done, setDone] = useState<Done | null>(null);

  const [run, action] = useAction(async (client: Client, input: Input | null, key: string) => {
    const work = demo || input === null ? readSample(demo, sample) : publish(client, input, key);
    const { id, serverMessage } = await work.catch((error: unknown) => {
      if (!demo && error instanceof ApiError && !isSignInNeeded(error))
        notifyFailure(error, errorText(error));
      throw error;
    });
    onPublished();
    if (!demo) notify(serverMessage, published);
    const isPrevented = !emit(event, { id });
    const address = id === '' && successUrl.includes('{id}') ? null : link('successUrl', successUrl, { id });
    setDone({ serverMessage, address, redirects: !isPrevented && address !== null && redirectsTo(address) });
  });

  useEffect(() => {
    if (demo === 'error') void run(null);
  }, [demo, run]);

  useEffect(() => {
    if (done?.redirects && done.address) return redirect(done.address, redirectDelay);
  }, [done, redirect]);

  const send = async (input: Input) => {
    if (!demo) await session.restore();
    const { status: found } = session.store.getState();
    setNeedsSignIn(!demo && found === 'signed-out');
    if (demo || found === 'signed-in') return void run(input);
    // The form says above that the backend does not answer, and sends itself no sooner than the visitor sends again.
    if (found !== 'signed-out') return;
    emit('dragoman-error', { status: 401, message: signInToSend });
  };
  const again = useCallback(() => setDone(null), []);
  const state: Publishing = done
    ? { status: 'published', ...done, message: messageText(done.serverMessage, published) }
    : stateOf(action, isSignedOut, needsSignIn);
  return { state, send, again };
}

type Action = ReturnType<typeof useAction<unknown, void>>[1];

/** A sign-in, here or in another tab, ends the request for one. */
function stateOf(action: Action, isSignedOut: boolean, needsSignIn: boolean): Publishing {
  if (action.status === 'busy') return { status: 'sending' };
  if (isSignedOut && needsSignIn) return { status: 'open', problem: 'signed-out' };
  const error = action.status === 'failed' ? action.error : null;
  const isSolved = isSignInNeeded(error) && !isSignedOut;
  return { status: 'open', problem: isSolved ? null : error };
}
