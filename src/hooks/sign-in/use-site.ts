import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { callAddress } from '#core/api/address.ts';
import { partnerSession, type Site } from '#core/api/session.ts';
import type { User } from '#core/domain/user.ts';
import { withDiagnostics } from '#core/element/diagnostics/load.ts';
import { errorDetail } from '#core/hooks/data/use-resource.ts';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useLocale } from '#core/i18n/context.ts';
import { sessionTopic } from '#core/runtime/notices.ts';
import type { Announce } from '#core/session/session-events.ts';
import type { SignInPrefill } from '#core/session/session-types.ts';
import { useSignInTexts } from './use-sign-in-texts.ts';

interface PageSite extends Site {
  /** What is missing for a sign-in here; undefined also where the backend does not say. */
  lacks?: 'partner' | 'https';
}

const unregistered: PageSite = { isRegistered: false, name: '', logo: null };
const sample: PageSite = { isRegistered: true, name: '', logo: null };

/**
 * Whether visitors may sign in on this page of another site than the backend's; undefined until that is known. The call
 * is made once a page and backend, by the first view with a link to the sign-in. What is missing is reported to the page's developer, unless the view is of use without.
 */
export function useSite({ isOptional = false } = {}): Site | undefined {
  const { client, isOwnSite, demo } = useWidget();
  const isPartnerPage = !isOwnSite && !demo;
  const { data } = useSWR(isPartnerPage ? ['site', client.baseUrl] : null, () => readSite(), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
  });

  const lacks = isPartnerPage && !isOptional ? data?.lacks : undefined;
  useEffect(() => {
    if (lacks) withDiagnostics(({ reportSignIn }) => reportSignIn(client.baseUrl, lacks === 'partner'));
  }, [lacks, client]);

  async function readSite(): Promise<PageSite> {
    // PKCE needs `crypto.subtle`, which browsers offer over https and on localhost only.
    const hasCrypto = globalThis.crypto?.subtle !== undefined;
    try {
      const site = await partnerSession(client).site(location.origin);
      if (site.isRegistered && hasCrypto) return site;
      return { ...site, isRegistered: false, lacks: hasCrypto ? 'partner' : 'https' };
    } catch {
      // A backend without this call allows no sign-in here, only on its own pages.
      return unregistered;
    }
  }
  return isPartnerPage ? data : sample;
}

type WindowState =
  | { status: 'idle' }
  /** The window is open, or a link has opened it. */
  | { status: 'waiting' }
  /** The browser blocked the window. A link may still open it. */
  | { status: 'blocked' }
  | { status: 'failed'; error: Error };

interface WindowSignInOptions {
  isFailureShown?: boolean;
  /** Sends the event; without it the document does. */
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
