import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { useSession } from '#core/kit/widget-context.ts';
import { Empty } from '#core/ui/states.tsx';
import { SignInButton } from './sign-in-link.tsx';

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
