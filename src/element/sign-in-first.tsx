import { Empty } from '#core/ui/states.tsx';
import { SignInButton } from './sign-in-link.tsx';

/** Stands in a widget of a signed-in person while nobody is. */
export function SignInFirst({ message, signInUrl }: { message: string; signInUrl?: string }) {
  return (
    <slot name="empty">
      <Empty message={message} action={<SignInButton signInUrl={signInUrl} />} />
    </slot>
  );
}
