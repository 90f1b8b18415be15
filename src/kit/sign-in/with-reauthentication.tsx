import { type ComponentType, lazy, Suspense, useState } from 'react';
import { ReauthContext, type ReauthRequest } from './reauthentication.ts';

const SignInAgain = lazy(async () => ({ default: (await import('./sign-in-again.tsx')).SignInAgain }));

/** A view whose user may sign in again in place when the session expires. The dialog is rendered beside it: a form may contain no other. */
export const withReauthentication = <Props extends object>(View: ComponentType<Props>) =>
  function WithReauthentication(props: Props) {
    const [request, setRequest] = useState<ReauthRequest | null>(null);
    return (
      <ReauthContext value={setRequest}>
        <View {...props} />
        {request && (
          <Suspense fallback={null}>
            <SignInAgain {...request} onClose={() => setRequest(null)} />
          </Suspense>
        )}
      </ReauthContext>
    );
  };
