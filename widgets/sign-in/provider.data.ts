import { useEffect, useRef, useState } from 'react';
import { codeTicketOf } from '#core/api/api-error.ts';
import { type PersonDetails, type ProviderSignIn, providers } from '#core/api/providers.ts';
import type { Provider, ProviderReturn } from '#core/domain/provider.ts';
import { useAction } from '#core/hooks/data/use-action.ts';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { useNotify } from '#core/hooks/errors/use-server-message.ts';
import { useProviderReturn, useProviders } from '#core/hooks/provider/use-providers.ts';
import { useSignInTexts } from '#core/hooks/sign-in/use-sign-in-texts.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useLocale, useMessages } from '#core/i18n/context.ts';
import { providerMessages } from '#core/i18n/sign-in.messages.ts';
import { sessionTopic } from '#core/runtime/notices.ts';
import type { FormState } from './sign-in.data.ts';
import { type OnCodeNeeded, type OnSignedIn, useSignedInEvent } from './sign-in.data.ts';

type Pending = Exclude<ProviderSignIn, { status: 'signed-in' }>;

/** Where somebody is whom a provider has led back. `none`: they have not been there, or want to sign in otherwise. */
export type ProviderStep = { status: 'none' } | { status: 'busy' } | Pending;

export interface ProviderVisit {
  list: readonly Provider[];
  step: ProviderStep;
  /** What went wrong: on the way, or when the backend was told. */
  back: ProviderReturn | null;
  error: Error | null;
  /** The ticket that is to be connected with the account, and the name of its provider. */
  pending: string;
  isBusy: boolean;
  /** The name of the provider that led back here; empty until it is known. */
  name: string;
  complete(details: PersonDetails): void;
  leave(): void;
  /** Connects what is pending with the account that the visitor has signed in to. */
  connect(): Promise<void>;
  signInDemo(): void;
}

/** Signs in whomever a provider has led back to this page, as far as no more is needed from them. */
export function useProviderVisit(
  formState: FormState,
  onSignedIn: OnSignedIn,
  onCodeNeeded: OnCodeNeeded,
): ProviderVisit {
  const { runtime, session, demo } = useWidget();
  const { locale } = useLocale();
  const { welcome } = useSignInTexts();
  const { announce, mayRedirect } = useSignedInEvent();
  const list = useProviders();
  const back = useProviderReturn(['sign-in']);
  const [step, setStep] = useState<ProviderStep>({ status: back?.ticket ? 'busy' : 'none' });
  const [hasLeft, setLeft] = useState(false);
  const pending = step.status === 'link-needed' ? (back?.ticket ?? '') : (back?.pending ?? '');
  const connect = useConnect(pending);

  const [signIn, state] = useAction(async (client, details: PersonDetails | null) => {
    const given = { details: details ?? undefined, locale };
    const result = await providers(client)
      .signIn(back?.ticket ?? '', given)
      .catch((error: unknown) => {
        const code = codeTicketOf(error);
        if (code) return { status: 'code-needed', code } as const;
        throw error;
      });
    if (result.status === 'code-needed') {
      setStep({ status: 'none' });
      return onCodeNeeded({ ticket: result.code, reason: 'provider' });
    }
    if (result.status === 'link-needed') formState.onChange('email')(result.email);
    if (result.status !== 'signed-in') return setStep(result);
    const prove = async () => result.grant;
    const { user, serverMessage } = await session.signInBy('provider', prove, { client, announce });
    runtime.notices.notify(serverMessage.type, welcome(serverMessage), { topic: sessionTopic });
    setStep({ status: 'none' });
    void connect();
    onSignedIn(user, mayRedirect());
  });
  const [signInDemo] = useAction(async (_client, _input: null) => {
    const { sampleUser } = await import('#core/domain/samples/sample-user.ts');
    announce({ name: 'dragoman-signed-in', detail: { user: sampleUser, reason: 'provider' } });
    onSignedIn(sampleUser, mayRedirect());
  });

  const hasStarted = useRef(false);
  useEffect(() => {
    if (!back?.ticket || hasStarted.current) return;
    hasStarted.current = true;
    void signIn(null);
  }, [back, signIn]);

  const isDone = step.status === 'none' || hasLeft;
  return {
    list,
    // Where the ticket is refused, the visitor signs in otherwise.
    step: isDone || (step.status === 'busy' && state.status === 'failed') ? { status: 'none' } : step,
    back: hasLeft ? null : back,
    error: state.status === 'failed' && !hasLeft ? state.error : null,
    pending: hasLeft ? '' : pending,
    isBusy: state.status === 'busy',
    name: list.find(({ id }) => id === back?.provider)?.name ?? '',
    complete: (details) => void signIn(details),
    leave: () => setLeft(true),
    connect,
    signInDemo: () => void (demo && signInDemo(null)),
  };
}

/** The visitor has signed in to the account, whichever it is: the backend says whether it is the right one. */
function useConnect(ticket: string) {
  const { runtime, client } = useWidget();
  const { linked } = useMessages(providerMessages);
  const notify = useNotify();
  const errorText = useErrorText();
  return async () => {
    if (!ticket) return;
    try {
      notify(await providers(client).link(ticket), linked);
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      runtime.notices.notify('warning', errorText(error), { topic: sessionTopic });
    }
  };
}
