import { useRef, useState } from 'react';
import { callAddress } from '#core/api/address.ts';
import type { User } from '#core/domain/user.ts';
import { useLocale } from '#core/i18n/context.ts';
import { errorDetail } from '#core/kit/data/use-resource.ts';
import { useErrorText } from '#core/kit/errors/use-error-text.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { sessionTopic } from '#core/runtime/notices.ts';
import type { Announce } from '#core/session/session-events.ts';
import type { SignInPrefill } from '#core/session/session-types.ts';
import { useSignInTexts } from './use-sign-in-texts.ts';

export type WindowState =
  | { status: 'idle' }
  /** The window is open, or a link has opened it. */
  | { status: 'waiting' }
  /** The browser blocked the window. A link may still open it. */
  | { status: 'blocked' }
  | { status: 'failed'; error: Error };

interface WindowSignInOptions {
  isFailureShown?: boolean;
  /** By default the event comes from the document. */
  announce?: Announce;
  prefill?: SignInPrefill | undefined;
}

const size = { width: 480, height: 740 };

/** Must be called by the click handler itself: browsers block windows that are opened later. */
function openWindow(address: string): Window | null {
  const left = Math.round(screenX + (outerWidth - size.width) / 2);
  const top = Math.round(screenY + (outerHeight - size.height) / 2);
  const features = `popup,width=${size.width},height=${size.height},left=${left},top=${top}`;
  return window.open(address, 'dragoman-sign-in', features);
}

/**
 * Signs in on another site's page, in a window of the backend, so that the page's scripts never see the password. A failure
 * is shown as a toast, unless the caller shows it.
 */
export function useWindowSignIn(
  mode: 'sign-in' | 'sign-up',
  onSignedIn?: (user: User) => void,
  { isFailureShown = false, announce, prefill }: WindowSignInOptions = {},
) {
  const { runtime, session, client, emit } = useWidget();
  const { locale } = useLocale();
  const errorText = useErrorText();
  const { welcome } = useSignInTexts();
  const [state, setState] = useState<WindowState>({ status: 'idle' });
  const latest = useRef(0);
  // A server that renders a view does not know its page.
  const origin = typeof location === 'undefined' ? '' : location.origin;
  const address = callAddress(client.baseUrl, '/embed/sign-in', { origin, mode, locale });

  async function wait(child: Window | null): Promise<void> {
    latest.current += 1;
    const attempt = latest.current;
    const update = (next: WindowState) => attempt === latest.current && setState(next);
    setState({ status: 'waiting' });
    try {
      const signedIn = await session.signInByWindow(child, { client, announce, prefill });
      update({ status: 'idle' });
      if (!signedIn) return;
      runtime.notices.notify(signedIn.serverMessage.type, welcome(signedIn.serverMessage), {
        topic: sessionTopic,
      });
      onSignedIn?.(signedIn.user);
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      update({ status: 'failed', error });
      if (!isFailureShown) runtime.notices.notify('error', errorText(error), { topic: sessionTopic });
      emit('dragoman-error', errorDetail(error));
    }
  }

  return {
    state,
    /** The address of the link shown instead of a blocked window. */
    address,
    /** False where the browser blocked the window. */
    open(): boolean {
      const child = openWindow(address);
      child?.focus();
      if (child) void wait(child);
      else setState({ status: 'blocked' });
      return child !== null;
    },
    /** Called when the visitor has followed that link: the window it opens sends the first message. */
    follow: () => void wait(null),
  };
}
