import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useDepartures } from '#core/hooks/data/use-personal-storage.ts';
import { ReauthContext, type ReauthRequest } from './reauthentication.ts';

const SignInAgain = lazy(async () => ({ default: (await import('./sign-in-again.tsx')).SignInAgain }));
const AskPassword = lazy(async () => ({ default: (await import('./ask-password.tsx')).AskPassword }));

/** A view whose user may sign in again, or enter the password again, in place. The dialog is rendered beside it: a form may contain no other. */
export const withReauthentication = <Props extends object>(View: ComponentType<Props>) =>
  function WithReauthentication(props: Props) {
    const [request, setRequest] = useState<ReauthRequest | null>(null);
    const close = () => setRequest(null);
    const departures = useDepartures();
    const [seen, setSeen] = useState(departures);
    // The dialog shows the user's address: it does not outlast a sign-out.
    if (seen !== departures) {
      setSeen(departures);
      setRequest(null);
    }
    return (
      <ReauthContext value={setRequest}>
        <View {...props} />
        {request && (
          <Suspense fallback={null}>
            {'user' in request ? (
              <SignInAgain {...request} onClose={close} />
            ) : (
              <AskPassword {...request} onClose={close} />
            )}
          </Suspense>
        )}
      </ReauthContext>
    );
  };

/** A view that visitors see signed out too: after a sign-out it starts anew, without what the person typed or chose. */
export const perPerson = <Props extends object>(View: ComponentType<Props>) =>
  function PerPerson(props: Props) {
    return <View key={useDepartures()} {...props} />;
  };
