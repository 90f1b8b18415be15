import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { ButtonLink, type ButtonLinkProps } from '#core/ui/button.tsx';
import { useSignInLink } from './use-sign-in-link.ts';

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
