import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { ButtonLink } from '#core/ui/button.tsx';
import { Empty } from '#core/ui/states.tsx';
import { useSignInLink } from './use-sign-in-link.ts';

/** Stands in a widget of a signed-in person while nobody is. */
export function SignInFirst({ message, signInUrl }: { message: string; signInUrl?: string }) {
  const t = useMessages(coreMessages);
  const href = useSignInLink(signInUrl);
  return (
    <slot name="empty">
      <Empty
        message={message}
        action={
          <ButtonLink variant="primary" part="sign-in" href={href}>
            {t.signIn}
          </ButtonLink>
        }
      />
    </slot>
  );
}
