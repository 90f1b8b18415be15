import { type ComponentType, lazy, Suspense, useState } from 'react';
import { ReauthContext, type ReauthRequest } from './reauthentication.ts';

const SignInAgain = lazy(async () => ({ default: (await import('./sign-in-again.tsx')).SignInAgain }));

/** A view whose people go on in place when their session ends. The dialog is beside it: no form stands in another. */
export const withReauthentication = <Props extends object>(View: ComponentType<Props>) =>
  function GoingOn(props: Props) {
    const [asked, ask] = useState<ReauthRequest | null>(null);
    return (
      <ReauthContext value={ask}>
        <View {...props} />
        {asked && (
          <Suspense fallback={null}>
            <SignInAgain {...asked} onClose={() => ask(null)} />
          </Suspense>
        )}
      </ReauthContext>
    );
  };
