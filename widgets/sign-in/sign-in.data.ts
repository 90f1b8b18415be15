import { useEffect, useRef, useState } from 'react';
import type { ServerMessage, SignUp } from '#core/api/account.ts';
import { ApiError } from '#core/api/api-error.ts';
import { returnAddress } from '#core/domain/return-address.ts';
import type { User } from '#core/domain/user.ts';
import { useMessages } from '#core/i18n/context.ts';
import { useAction } from '#core/kit/data/use-action.ts';
import { useViewer, type Viewer } from '#core/kit/data/use-viewer.ts';
import { useNotify } from '#core/kit/errors/use-server-message.ts';
import { useRedirect } from '#core/kit/links/navigate.ts';
import { useLink } from '#core/kit/links/use-link.ts';
import { useSignInTexts } from '#core/kit/sign-in/use-sign-in-texts.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { signInMessages } from './sign-in.messages.ts';

/** Who is signed in; in `demo` whoever “signed in” here. */
export function useEntered(): [viewer: Viewer, enterDemo: (user: User | null) => void] {
  const { demo } = useWidget();
  const viewer = useViewer();
  const [user, enterDemo] = useState<User | null>(null);
  const outside: Viewer = { status: demo === 'loading' ? 'unknown' : 'signed-out' };
  const pretended: Viewer = user ? { status: 'signed-in', user } : outside;
  return [demo ? pretended : viewer, enterDemo];
}

/** Where somebody signed in goes next, and when. */
export function useWayOn(successUrl: string, delay: number) {
  const { isOwnSite, emit } = useWidget();
  const { redirects, redirect } = useRedirect('successUrl');
  const link = useLink();
  const [isLeading, setLeading] = useState(false);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const askedFor = isOwnSite ? returnAddress(location.search, location.origin) : null;
  const address = askedFor ?? link('successUrl', successUrl);
  return {
    /** Null where there is nowhere to go: the page goes on by itself. */
    address: redirects ? address : null,
    isLeading,
    go(user: User) {
      if (!emit('dragoman-signed-in', { user }) || !redirects) return;
      setLeading(true);
      stop.current = redirect(address, delay);
    },
    stay() {
      stop.current();
      setLeading(false);
    },
  };
}

/** Why a form was refused, in words that the reader knows. */
export function useRefusalText(): (error: Error) => string {
  const t = useMessages(signInMessages);
  const { refusal } = useSignInTexts();
  return (error) => refusal(error, { 409: t.addressTaken });
}

/** Shows a failure as a notice too: the backend's words and type (spec section 7). The form reads it aloud. */
function useTelling() {
  const { notices } = useWidget().runtime;
  const refusalText = useRefusalText();
  return async <Result>(act: () => Promise<Result>): Promise<Result> => {
    try {
      return await act();
    } catch (error) {
      if (error instanceof ApiError) notices.notify(error.type, refusalText(error), { isSaid: true });
      throw error;
    }
  };
}

export function useSignIn(onEntered: (user: User) => void) {
  const { runtime, demo } = useWidget();
  const { welcome } = useSignInTexts();
  const telling = useTelling();
  return useAction(async (_client, { email, password }: { email: string; password: string }) => {
    if (demo) {
      const { sampleUser } = await import('#core/domain/sample-user.ts');
      return onEntered(sampleUser);
    }
    const { user, serverMessage } = await telling(() => runtime.session.signIn(email, password));
    runtime.notices.notify(serverMessage.type, welcome(serverMessage));
    onEntered(user);
  });
}

export function useSignUp(onJoined: (serverMessage: ServerMessage) => void) {
  const { runtime, demo, emit } = useWidget();
  const { signedUp } = useMessages(signInMessages);
  const tell = useNotify();
  const telling = useTelling();
  return useAction(async (_client, person: SignUp) => {
    if (demo) return onJoined({ type: 'success', message: '' });
    const serverMessage = await telling(() => runtime.session.signUp(person));
    tell(serverMessage, signedUp);
    emit('dragoman-signed-up', {});
    onJoined(serverMessage);
  });
}

const sampleRefusal = new ApiError({
  reason: 'unreachable',
  status: 0,
  type: 'error',
  message: '',
  call: 'demo',
});

/** Whether the backend refused what stands in a field: 401 is about e-mail and password, 409 about the e-mail. */
export const isRefusal = (error: Error | null, status: 401 | 409): boolean =>
  error instanceof ApiError && error.status === status;

/** What a form shows of its action: also in `demo`, where `error` has failed. */
export function useFormState(state: ReturnType<typeof useSignIn>[1]) {
  const { demo } = useWidget();
  const failure = state.status === 'failed' ? state.error : null;
  return {
    isBusy: state.status === 'busy',
    failure: failure ?? (demo === 'error' ? sampleRefusal : null),
  };
}
