import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { ButtonLink, type ButtonLinkProps } from '#core/ui/button.tsx';
import { useSignInLink } from './use-sign-in-link.ts';

interface Way {
  /** The element's `sign-in-url`, where it has one. */
  signInUrl?: string;
  onSignedIn?(): void;
}

/** The way to sign in, as a button. */
export function SignInButton({ signInUrl, onSignedIn, size }: Way & Pick<ButtonLinkProps, 'size'>) {
  const t = useMessages(coreMessages);
  return (
    <ButtonLink variant="primary" size={size} part="sign-in" {...useSignInLink(signInUrl, onSignedIn)}>
      {t.signIn}
    </ButtonLink>
  );
}

/** The same within a sentence. */
export function SignInLink({ signInUrl, className }: Way & { className?: string }) {
  const t = useMessages(coreMessages);
  return (
    <a className={className} part="sign-in" {...useSignInLink(signInUrl)}>
      {t.signIn}
    </a>
  );
}
