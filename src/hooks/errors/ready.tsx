import type { ReactNode } from 'react';
import { ApiError, marketplacePath } from '#core/api/api-error.ts';
import { OnMarketplace } from '#core/hooks/links/on-marketplace.tsx';
import { SignInButton } from '#core/hooks/sign-in/sign-in-link.tsx';
import { useSession } from '#core/hooks/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { Skeleton } from '#core/ui/skeleton.tsx';
import { type EmptyProps, Failed, Nothing } from '#core/ui/states.tsx';
import { useErrorText } from './use-error-text.ts';

/** What a view waits for: a resource, or whether the visitor is signed in. */
type Awaited =
  | { status: 'loading' | 'unknown' | 'signed-out' }
  | { status: 'failed' | 'unreachable'; error: Error; isRetrying: boolean; retry(): void }
  | { status: 'ready' | 'signed-in' };

type Arrived<State> = Extract<State, { status: 'ready' | 'signed-in' }>;

/** What has arrived; a view that says what to show in place of nothing gets no null. */
type Shown<State, IsEmptyShown> = IsEmptyShown extends undefined
  ? Arrived<State>
  : Arrived<State> extends { value: infer Value }
    ? Arrived<State> & { value: NonNullable<Value> }
    : Arrived<State>;

interface ReadyProps<State extends Awaited, Empty extends EmptyProps | undefined> {
  resource: State;
  /** Blocks with the size of the content. */
  skeleton?: ReactNode;
  /** Shown instead of a skeleton while it is loading. */
  placeholder?: ReactNode;
  /** Shown in place of null, and of a list without entries. */
  empty?: Empty;
  /** What a visitor who is not signed in reads above the way to sign in. */
  signedOut?: string;
  signInUrl?: string;
  /** Set where no other heading of the widget is shown. */
  headingLevel?: number;
  /** Inside something that has a frame, and beside content of the same widget. */
  bare?: boolean;
  children(shown: Shown<State, Empty>): ReactNode;
}

/** A view of what comes from the backend: while it is loading, where that failed, where there is nothing, and the content. */
export function Ready<State extends Awaited, Empty extends EmptyProps | undefined = undefined>({
  resource,
  skeleton,
  placeholder,
  empty,
  signedOut = '',
  signInUrl,
  headingLevel,
  bare,
  children,
}: ReadyProps<State, Empty>) {
  const state: Awaited = resource;
  switch (state.status) {
    case 'loading':
    case 'unknown': {
      if (placeholder !== undefined) return placeholder;
      const blocks = <Skeleton headingLevel={headingLevel}>{skeleton}</Skeleton>;
      return bare ? blocks : <slot name="loading">{blocks}</slot>;
    }
    case 'failed':
    case 'unreachable':
      return (
        <Failure
          bare={bare}
          headingLevel={headingLevel}
          error={state.error}
          isRetrying={state.isRetrying}
          onRetry={state.retry}
        />
      );
    case 'signed-out':
      return <SignInFirst message={signedOut} signInUrl={signInUrl} />;
    case 'ready':
    case 'signed-in':
      if (empty && isNothing(state)) return <Nothing headingLevel={headingLevel} bare={bare} {...empty} />;
      // TypeScript does not narrow a type parameter by its status.
      return children(state as Shown<State, Empty>);
  }
}

const isNothing = (state: object): boolean =>
  'value' in state && (state.value === null || (Array.isArray(state.value) && state.value.length === 0));

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
  const path = marketplacePath(error);
  if (path) return <OnMarketplace path={path} bare={bare} />;

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

/** Shown instead of a widget that needs a sign-in, while the visitor is signed out. */
export function SignInFirst({ message, signInUrl }: { message: string; signInUrl?: string }) {
  const { errorSignIn } = useMessages(coreMessages);
  const hasExpired = useSession(({ ended }) => ended) !== null;
  return (
    <Nothing message={hasExpired ? errorSignIn : message} action={<SignInButton signInUrl={signInUrl} />} />
  );
}
