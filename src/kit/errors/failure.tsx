import { ApiError } from '#core/api/api-error.ts';
import { SignInButton } from '#core/kit/sign-in/sign-in-link.tsx';
import { Failed } from '#core/ui/states.tsx';
import { useErrorText } from './use-error-text.ts';

interface FailureProps {
  error: Error;
  isRetrying?: boolean;
  onRetry?(): void;
  /** Without a frame, inside something that has one. */
  bare?: boolean;
  /** Set where no other heading of the widget is shown. */
  headingLevel?: number;
}

/** What went wrong, with Retry; where the session has expired, with a sign-in that returns to this page. */
export function Failure({ error, isRetrying, onRetry, bare, headingLevel }: FailureProps) {
  const errorText = useErrorText();
  const needsSignIn = error instanceof ApiError && error.status === 401;

  return (
    <slot name="error">
      <Failed
        message={errorText(error)}
        onRetry={onRetry}
        busy={isRetrying}
        bare={bare}
        headingLevel={headingLevel}
        action={needsSignIn && <SignInButton onSignedIn={onRetry} />}
      />
    </slot>
  );
}
