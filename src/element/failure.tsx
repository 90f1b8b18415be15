import { ApiError } from '#core/api/api-error.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { ButtonLink } from '#core/ui/button.tsx';
import { Failed } from '#core/ui/states.tsx';
import { useErrorText } from './use-error-text.ts';
import { useSignInLink } from './use-sign-in-link.ts';

interface FailureProps {
  error: Error;
  isRetrying?: boolean;
  onRetry?(): void;
  /** Without a frame, inside something that has one. */
  bare?: boolean;
}

/** What went wrong, with Retry; where the session is over, with a way to sign in that comes back here. */
export function Failure({ error, isRetrying, onRetry, bare }: FailureProps) {
  const t = useMessages(coreMessages);
  const errorText = useErrorText();
  const signIn = useSignInLink();
  const needsSignIn = error instanceof ApiError && error.status === 401;

  return (
    <slot name="error">
      <Failed
        message={errorText(error)}
        onRetry={onRetry}
        busy={isRetrying}
        bare={bare}
        action={
          needsSignIn && (
            <ButtonLink variant="primary" href={signIn}>
              {t.signIn}
            </ButtonLink>
          )
        }
      />
    </slot>
  );
}
