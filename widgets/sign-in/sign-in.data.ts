import { useEffect, useRef, useState } from 'react';
import { ApiError, codeTicketOf, isCodeNeeded } from '#core/api/api-error.ts';
import type { Client } from '#core/api/client.ts';
import { account, type SignUp } from '#core/api/session.ts';
import { isLanguageCode } from '#core/domain/language.ts';
import { returnAddress } from '#core/domain/return-address.ts';
import type { User } from '#core/domain/user.ts';
import { useAction } from '#core/hooks/data/use-action.ts';
import { useDepartures } from '#core/hooks/data/use-personal-storage.ts';
import { useViewer, type Viewer } from '#core/hooks/data/use-viewer.ts';
import { useNotify, useNotifyFailure } from '#core/hooks/errors/use-server-message.ts';
import { useRedirect } from '#core/hooks/links/navigate.ts';
import { useLink } from '#core/hooks/links/use-link.ts';
import { PasskeyError, usePasskeyText } from '#core/hooks/passkey/passkeys.ts';
import { prepareProviders } from '#core/hooks/provider/use-providers.ts';
import { useAnnounce } from '#core/hooks/sign-in/use-announce.ts';
import { useSignInTexts } from '#core/hooks/sign-in/use-sign-in-texts.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useLocale, useMessages } from '#core/i18n/context.ts';
import { sessionTopic } from '#core/runtime/notices.ts';
import type { SessionEvent } from '#core/session/session-events.ts';
import type { SignInPrefill } from '#core/session/session-types.ts';
import { useIsHydrated } from '#core/ui/use-is-hydrated.ts';
import { signInMessages } from './sign-in.messages.ts';

export const prepareSignIn = (_props: unknown, client: Client) => prepareProviders(client);

/** The visitor; in `demo` the sample user after a simulated sign-in. */
export function useViewerOrDemo(): [viewer: Viewer, setDemoUser: (user: User | null) => void] {
  const { demo } = useWidget();
  const viewer = useViewer();
  const [user, setDemoUser] = useState<User | null>(null);
  const signedOut: Viewer = { status: demo === 'loading' ? 'unknown' : 'signed-out' };
  const demoViewer: Viewer = user ? { status: 'signed-in', user } : signedOut;
  return [demo ? demoViewer : viewer, setDemoUser];
}

/** The redirect after the sign-in. */
export function useRedirectAfterSignIn(successUrl: string, delay: number) {
  const { isOwnSite } = useWidget();
  const { redirectsTo, redirect } = useRedirect('successUrl');
  const link = useLink();
  const [isRedirecting, setRedirecting] = useState(false);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  // A server does not know the page, and shows nobody who is signed in.
  const isHydrated = useIsHydrated();
  const returnTo = isOwnSite && isHydrated ? returnAddress(location.search, location.origin) : null;
  const address = returnTo ?? link('successUrl', successUrl);
  const redirects = isHydrated && redirectsTo(address);
  return {
    /** Null where the host page decides what follows. */
    address: redirects ? address : null,
    isRedirecting,
    start() {
      if (!redirects) return;
      setRedirecting(true);
      stop.current = redirect(address, delay);
    },
    cancel() {
      stop.current();
      setRedirecting(false);
    },
  };
}

/** Why the backend refused a form, in the reader's language. */
export function useRefusalText(): (error: Error) => string {
  const t = useMessages(signInMessages);
  const { refusal } = useSignInTexts();
  const passkeyText = usePasskeyText();
  return (error) =>
    error instanceof PasskeyError ? passkeyText(error) : refusal(error, { 409: t.addressTaken });
}

/** Shows a failure as a toast too, with the backend's type (spec section 7). The form has the live region. */
export function useReportFailure() {
  const notifyFailure = useNotifyFailure();
  const refusalText = useRefusalText();
  return async <Result>(act: () => Promise<Result>): Promise<Result> => {
    try {
      return await act();
    } catch (error) {
      // What is missing comes next.
      if (error instanceof ApiError && !codeTicketOf(error))
        notifyFailure(error, refusalText(error), { topic: sessionTopic });
      throw error;
    }
  };
}

/** Called after the event; `mayRedirect` is false where the host page prevented its default. */
export type OnSignedIn = (user: User, mayRedirect: boolean) => void;

/** Dispatches the event of a sign-in, and remembers whether the host page prevented its default. */
export function useSignedInEvent() {
  const dispatch = useAnnounce();
  const mayRedirect = useRef(true);
  return {
    announce: (event: SessionEvent) => {
      mayRedirect.current = dispatch(event);
    },
    mayRedirect: () => mayRedirect.current,
  };
}

interface Credentials {
  email: string;
  password: string;
  /** From a mail, once the backend has asked for it. */
  code?: string | undefined;
}

/** A sign-in that has shown all but the second factor. */
export interface CodeStep {
  ticket: string;
  /** How it began. */
  reason: 'password' | 'provider';
}

export type OnCodeNeeded = (step: CodeStep) => void;

export function useSignIn(onSignedIn: OnSignedIn, onCodeNeeded: OnCodeNeeded) {
  const { runtime, session, demo, isOwnSite } = useWidget();
  const { announce, mayRedirect } = useSignedInEvent();
  const { welcome } = useSignInTexts();
  const reportFailure = useReportFailure();
  return useAction(async (client, { email, password, code }: Credentials) => {
    if (demo) {
      const { sampleUser } = await import('#core/domain/samples/sample-user.ts');
      const reason = isOwnSite ? 'password' : 'window';
      announce({ name: 'dragoman-signed-in', detail: { user: sampleUser, reason } });
      return onSignedIn(sampleUser, mayRedirect());
    }
    try {
      const { user, serverMessage } = await reportFailure(() =>
        session.signIn(email, password, { client, announce, code }),
      );
      runtime.notices.notify(serverMessage.type, welcome(serverMessage), { topic: sessionTopic });
      onSignedIn(user, mayRedirect());
    } catch (error) {
      const ticket = codeTicketOf(error);
      if (!ticket) throw error;
      onCodeNeeded({ ticket, reason: 'password' });
    }
  });
}

/** Ends a sign-in that needs a code as well. */
export function useCodeSignIn({ ticket, reason }: CodeStep, onSignedIn: OnSignedIn) {
  const { runtime, session } = useWidget();
  const { announce, mayRedirect } = useSignedInEvent();
  const { welcome } = useSignInTexts();
  const reportFailure = useReportFailure();
  return useAction(async (client, code: string) => {
    const { user, serverMessage } = await reportFailure(() =>
      session.signInBy(reason, (backend, replaced) => account(backend).signInByCode(ticket, code, replaced), {
        client,
        announce,
      }),
    );
    runtime.notices.notify(serverMessage.type, welcome(serverMessage), { topic: sessionTopic });
    onSignedIn(user, mayRedirect());
  });
}

export function useSignUp(onSignedUp: (isMailed: boolean) => void) {
  const { session, demo, emit } = useWidget();
  const { signedUp } = useMessages(signInMessages);
  const { locale } = useLocale();
  const notify = useNotify();
  const reportFailure = useReportFailure();
  return useAction(async (client, person: SignUp) => {
    if (demo) return onSignedUp(true);
    const { isMailed, ...serverMessage } = await reportFailure(() =>
      session.signUp({ ...person, locale }, client),
    );
    notify(serverMessage, signedUp);
    emit('dragoman-signed-up', {});
    onSignedUp(isMailed);
  });
}

const sampleRefusal = new ApiError({
  reason: 'unreachable',
  status: 0,
  type: 'error',
  message: '',
  call: 'demo',
});

/** Whether the backend refused e-mail and password. */
export const isWrongSignIn = (error: Error | null): boolean =>
  error instanceof ApiError && error.status === 401 && !isCodeNeeded(error);

/** What a form shows of its action; with `demo="error"` a failure. */
export function useFormState(state: ReturnType<typeof useSignIn>[1]) {
  const { demo } = useWidget();
  const failure = state.status === 'failed' ? state.error : null;
  return {
    isBusy: state.status === 'busy',
    failure: failure ?? (demo === 'error' ? sampleRefusal : null),
  };
}

/** The values of both forms. */
interface FormValues {
  email: string;
  password: string;
  confirmPassword: string;
  firstName: string;
  lastName: string;
  language: string;
}

export interface FormState {
  values: FormValues;
  /** The handler of one field: `onChange('email')`. */
  onChange(field: keyof FormValues): (value: string) => void;
  /** Called after the sign-in, so that the passwords are not in the form after a sign-out. */
  clearPasswords(): void;
}

const blank = { password: '', confirmPassword: '' };

/**
 * Both forms share their values, so that toggling loses none. The language starts as that of the interface, and names and
 * address as the host page fills them in; what the visitor writes wins. After a sign-out the forms start again.
 */
export function useFormValues(prefill: SignInPrefill): FormState {
  const [own] = useLocale().locale.split('-');
  const language = isLanguageCode(own) ? own : '';
  const [written, setWritten] = useState<Partial<FormValues>>({});
  const departures = useDepartures();
  const [seen, setSeen] = useState(departures);
  if (seen !== departures) {
    setSeen(departures);
    setWritten({});
  }
  const change = (part: Partial<FormValues>) => setWritten((before) => ({ ...before, ...part }));
  const { email, firstname: firstName, lastname: lastName } = prefill;
  return {
    values: { ...blank, language, email, firstName, lastName, ...written },
    onChange: (field) => (value) => change({ [field]: value }),
    clearPasswords: () => change({ password: '', confirmPassword: '' }),
  };
}
