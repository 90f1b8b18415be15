import { type ComponentType, lazy, Suspense, useState } from 'react';
import { AskAgainContext, type Asked } from './ask-again.ts';

const SignInAgain = lazy(async () => ({ default: (await import('./sign-in-again.tsx')).SignInAgain }));

/** A view whose people go on in place when their session ends. The dialog is beside it: no form stands in another. */
export const goingOn = <Props extends object>(View: ComponentType<Props>) =>
  function GoingOn(props: Props) {
    const [asked, ask] = useState<Asked | null>(null);
    return (
      <AskAgainContext value={ask}>
        <View {...props} />
        {asked && (
          <Suspense fallback={null}>
            <SignInAgain {...asked} onClose={() => ask(null)} />
          </Suspense>
        )}
      </AskAgainContext>
    );
  };
