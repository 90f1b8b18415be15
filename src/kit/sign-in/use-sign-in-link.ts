import { type MouseEvent, useRef } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { useLink } from '#core/kit/links/use-link.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { useReauthenticate } from './reauthentication.ts';
import { useSite } from './use-site.ts';
import { useWindowSignIn } from './use-window-sign-in.ts';

export interface SignInLinkProps {
  href: string;
  target?: '_blank';
  rel?: 'opener';
  onClick?(event: MouseEvent): void;
}

/**
 * The way to sign in, as properties of a link. On the marketplace's own pages one comes back from there to this one,
 * and whoever's session has just ended stays; on a registered partner's page a window does it in place; elsewhere the
 * link leads to the marketplace.
 */
export function useSignInLink(template = '/SignIn', onSignedIn?: () => void): SignInLinkProps {
  const { isOwnSite, isGiven, demo, runtime } = useWidget();
  const t = useMessages(coreMessages);
  const link = useLink();
  const site = useSite();
  const next = useRef<HTMLElement>(null);
  const goOn = () => {
    onSignedIn?.();
    next.current?.focus();
  };
  const { state, address, open, follow } = useWindowSignIn('sign-in', goOn);
  const askAgain = useReauthenticate(goOn);
  /** What a plain click does; with a key held, the link is followed as the person wants it. */
  const inPlace = (act: () => void) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    next.current = nextFrom(event.currentTarget);
    act();
  };

  if (isOwnSite) {
    const here = encodeURIComponent(location.pathname + location.search);
    const href = link('signInUrl', `${template}${template.includes('?') ? '&' : '?'}next=${here}`);
    return askAgain ? { href, onClick: inPlace(askAgain) } : { href };
  }
  const href = link('signInUrl', template);
  if (demo || !site?.isRegistered || isGiven('signInUrl')) return { href };
  // `opener` is what lets the window speak to this page; the window is the backend's own.
  if (state.status === 'blocked')
    return {
      href: address,
      target: '_blank',
      rel: 'opener',
      onClick(event) {
        next.current = nextFrom(event.currentTarget);
        follow();
      },
    };
  return {
    href,
    onClick: inPlace(() => {
      if (!open()) runtime.notices.notify('warning', t.windowBlocked);
    }),
  };
}

/** The link goes away once somebody has signed in: on to what the form around it still lacks, else to its button. */
function nextFrom(link: Element): HTMLElement | null {
  const form = link.closest('form');
  const missing = [...(form?.querySelectorAll<HTMLElement>(':is(input, select, textarea):invalid') ?? [])];
  return (
    missing.find((field) => field.checkVisibility()) ??
    form?.querySelector<HTMLElement>('[type=submit]') ??
    null
  );
}
