import { type MouseEvent, useRef } from 'react';
import { useLink } from '#core/hooks/links/use-link.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { sessionTopic } from '#core/runtime/notices.ts';
import { ButtonLink, type ButtonLinkProps } from '#core/ui/button.tsx';
import { useIsHydrated } from '#core/ui/use-is-hydrated.ts';
import { useReauthenticate } from './reauthentication.ts';
import { useSite, useWindowSignIn } from './use-site.ts';

interface SignInProps {
  /** The element's `sign-in-url`, where it has one. */
  signInUrl?: string;
  onSignedIn?(): void;
}

/** A button that leads to the sign-in. */
export function SignInButton({ signInUrl, onSignedIn, size }: SignInProps & Pick<ButtonLinkProps, 'size'>) {
  const t = useMessages(coreMessages);
  return (
    <ButtonLink variant="primary" size={size} part="sign-in" {...useSignInLink(signInUrl, onSignedIn)}>
      {t.signIn}
    </ButtonLink>
  );
}

/** A link to the sign-in, within a sentence. */
export function SignInLink({ signInUrl, className }: SignInProps & { className?: string }) {
  const t = useMessages(coreMessages);
  return (
    <a className={className} part="sign-in" {...useSignInLink(signInUrl)}>
      {t.signIn}
    </a>
  );
}

interface SignInLinkProps {
  href: string;
  target?: '_blank';
  rel?: 'opener';
  onClick?(event: MouseEvent): void;
}

/**
 * The properties of a link to the sign-in. On the marketplace's own pages the sign-in page leads back to this one; after
 * an expired session a dialog asks on this page. On a registered partner's page a window opens. On other pages the link
 * leads to the marketplace.
 */
export function useSignInLink(
  template = '/SignIn',
  onSignedIn?: () => void,
  { isOptional = false } = {},
): SignInLinkProps {
  const { isOwnSite, isGiven, demo, runtime } = useWidget();
  const t = useMessages(coreMessages);
  const link = useLink();
  const site = useSite({ isOptional });
  const isHydrated = useIsHydrated();
  const next = useRef<HTMLElement>(null);
  const resume = () => {
    onSignedIn?.();
    next.current?.focus();
  };
  const { state, address, open, follow } = useWindowSignIn('sign-in', resume);
  const reauthenticate = useReauthenticate(resume);
  /** Handles a plain click. With a modifier key held, the browser follows the link. */
  const inPlace = (act: () => void) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    next.current = focusTargetAfter(event.currentTarget);
    act();
  };

  if (isOwnSite) {
    // A server that renders a view does not know its page.
    if (!isHydrated) return { href: link('signInUrl', template) };
    const here = encodeURIComponent(location.pathname + location.search);
    const href = link('signInUrl', `${template}${template.includes('?') ? '&' : '?'}next=${here}`);
    return reauthenticate ? { href, onClick: inPlace(reauthenticate) } : { href };
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
        next.current = focusTargetAfter(event.currentTarget);
        follow();
      },
    };
  return {
    href,
    onClick: inPlace(() => {
      if (!open()) runtime.notices.notify('warning', t.windowBlocked, { topic: sessionTopic });
    }),
  };
}

/** The link disappears after the sign-in. Focus then moves to the form's first missing field, or else to its button. */
function focusTargetAfter(link: Element): HTMLElement | null {
  const form = link.closest('form');
  const missing = [...(form?.querySelectorAll<HTMLElement>(':is(input, select, textarea):invalid') ?? [])];
  return (
    missing.find((field) => field.checkVisibility()) ??
    form?.querySelector<HTMLElement>('[type=submit]') ??
    null
  );
}
