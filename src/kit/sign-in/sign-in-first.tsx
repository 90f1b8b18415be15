import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { useSession } from '#core/kit/widget-context.ts';
import { Empty } from '#core/ui/states.tsx';
import { SignInButton } from './sign-in-link.tsx';

/** Shown instead of a widget that needs a sign-in, while the visitor is signed out. */
export function SignInFirst({ message, signInUrl }: { message: string; signInUrl?: string }) {
  const { errorSignIn } = useMessages(coreMessages);
  const hasExpired = useSession(({ ended }) => ended) !== null;
  return (
    <slot name="empty">
      <Empty message={hasExpired ? errorSignIn : message} action={<SignInButton signInUrl={signInUrl} />} />
    </slot>
  );
}
