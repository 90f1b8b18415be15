import { useEffect, useRef, useState } from 'react';
import type { ServerMessage, SignUp } from '#core/api/account.ts';
import { ApiError } from '#core/api/api-error.ts';
import type { Client } from '#core/api/client.ts';
import { returnAddress } from '#core/domain/return-address.ts';
import type { User } from '#core/domain/user.ts';
import { useLocale, useMessages } from '#core/i18n/context.ts';
import { useAction } from '#core/kit/data/use-action.ts';
import { useViewer, type Viewer } from '#core/kit/data/use-viewer.ts';
import { useNotify } from '#core/kit/errors/use-server-message.ts';
import { useRedirect } from '#core/kit/links/navigate.ts';
import { useLink } from '#core/kit/links/use-link.ts';
import { PasskeyError } from '#core/kit/passkey/passkey-error.ts';
import { usePasskeyText } from '#core/kit/passkey/use-passkey-text.ts';
import { prepareProviders } from '#core/kit/provider/use-providers.ts';
import { useAnnounce } from '#core/kit/sign-in/use-announce.ts';
import { useSignInTexts } from '#core/kit/sign-in/use-sign-in-texts.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { sessionTopic } from '#core/runtime/notices.ts';
import type { SessionEvent } from '#core/session/session-events.ts';
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
  const { runtime } = useWidget();
  const refusalText = useRefusalText();
  return async <Result>(act: () => Promise<Result>): Promise<Result> => {
    try {
      return await act();
    } catch (error) {
      if (error instanceof ApiError)
        runtime.notices.notify(error.type, refusalText(error), {
          isAnnouncedElsewhere: true,
          topic: sessionTopic,
        });
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

export function useSignIn(onSignedIn: OnSignedIn) {
  const { runtime, session, demo, isOwnSite } = useWidget();
  const { announce, mayRedirect } = useSignedInEvent();
  const { welcome } = useSignInTexts();
  const reportFailure = useReportFailure();
  return useAction(async (client, { email, password }: { email: string; password: string }) => {
    if (demo) {
      const { sampleUser } = await import('#core/domain/sample-user.ts');
      const reason = isOwnSite ? 'password' : 'window';
      announce({ name: 'dragoman-signed-in', detail: { user: sampleUser, reason } });
      return onSignedIn(sampleUser, mayRedirect());
    }
    const { user, serverMessage } = await reportFailure(() =>
      session.signIn(email, password, { client, announce }),
    );
    runtime.notices.notify(serverMessage.type, welcome(serverMessage), { topic: sessionTopic });
    onSignedIn(user, mayRedirect());
  });
}

export function useSignUp(onSignedUp: (serverMessage: ServerMessage) => void) {
  const { session, demo, emit } = useWidget();
  const { signedUp } = useMessages(signInMessages);
  const { locale } = useLocale();
  const notify = useNotify();
  const reportFailure = useReportFailure();
  return useAction(async (client, person: SignUp) => {
    if (demo) return onSignedUp({ type: 'success', message: '' });
    const serverMessage = await reportFailure(() => session.signUp({ ...person, locale }, client));
    notify(serverMessage, signedUp);
    emit('dragoman-signed-up', {});
    onSignedUp(serverMessage);
  });
}

const sampleRefusal = new ApiError({
  reason: 'unreachable',
  status: 0,
  type: 'error',
  message: '',
  call: 'demo',
});

/** Whether the backend refused the value of a field: 401 is about e-mail and password, 409 about the e-mail. */
export const isRefusal = (error: Error | null, status: 401 | 409): boolean =>
  error instanceof ApiError && error.status === status;

/** What a form shows of its action; with `demo="error"` a failure. */
export function useFormState(state: ReturnType<typeof useSignIn>[1]) {
  const { demo } = useWidget();
  const failure = state.status === 'failed' ? state.error : null;
  return {
    isBusy: state.status === 'busy',
    failure: failure ?? (demo === 'error' ? sampleRefusal : null),
  };
}
