import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { Empty } from '#core/ui/states.tsx';
import { SignInButton } from './sign-in-link.tsx';
import { useSession } from './widget-context.ts';

/** Stands in a widget of a signed-in person while nobody is. */
export function SignInFirst({ message, signInUrl }: { message: string; signInUrl?: string }) {
  const { errorSignIn } = useMessages(coreMessages);
  const isOver = useSession(({ ended }) => ended) !== null;
  return (
    <slot name="empty">
      <Empty message={isOver ? errorSignIn : message} action={<SignInButton signInUrl={signInUrl} />} />
    </slot>
  );
}
