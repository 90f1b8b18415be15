import { useState } from 'react';
import type { ServerMessage } from '#core/api/account.ts';
import { useMessages } from '#core/i18n/context.ts';
import { useServerMessageText } from '#core/kit/errors/use-server-message.ts';
import { Button } from '#core/ui/button.tsx';
import { Notice } from '#core/ui/notice.tsx';
import type { FormState } from './form-values.ts';
import type { ProviderVisit } from './provider.data.ts';
import { hasProviderNote, ProviderNotes } from './provider-notes.tsx';
import type { OnSignedIn } from './sign-in.data.ts';
import { signInMessages } from './sign-in.messages.ts';
import { lead, other } from './sign-in.styles.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInMethods } from './sign-in-methods.tsx';
import { SignUpForm } from './sign-up-form.tsx';

interface FormsProps {
  mode: 'sign-in' | 'sign-up';
  formState: FormState;
  forgotUrl: string;
  visit: ProviderVisit;
  onMode(mode: 'sign-in' | 'sign-up'): void;
  onSignedIn: OnSignedIn;
}

/** One of the two forms, and a button for the other. A sign-up leads to the sign-in form (spec section 2). */
export function Forms({ mode, formState, forgotUrl, visit, onMode, onSignedIn }: FormsProps) {
  const t = useMessages(signInMessages);
  const messageText = useServerMessageText();
  const [signUpMessage, setSignUpMessage] = useState<ServerMessage | null>(null);
  const isNew = mode === 'sign-up';

  const toggle = () => {
    setSignUpMessage(null);
    onMode(isNew ? 'sign-in' : 'sign-up');
  };
  const welcome = (serverMessage: ServerMessage) => {
    setSignUpMessage(serverMessage);
    onMode('sign-in');
  };

  return (
    <>
      <ProviderNotes visit={visit} />
      {signUpMessage && <Notice type="success">{messageText(signUpMessage, t.signedUp)}</Notice>}
      {!signUpMessage && !hasProviderNote(visit) && (
        <p className={lead}>{isNew ? t.signUpLead : t.signInLead}</p>
      )}
      {isNew ? (
        <SignUpForm formState={formState} onSignedUp={welcome} onSignedIn={onSignedIn} />
      ) : (
        <SignInForm formState={formState} forgotUrl={forgotUrl} onSignedIn={onSignedIn} />
      )}
      <SignInMethods isNew={isNew} visit={visit} onSignedIn={onSignedIn} />
      <div className={other}>
        {isNew ? t.alreadyHere : t.newHere}
        <Button variant="text" part="toggle" onClick={toggle}>
          {isNew ? t.signIn : t.signUp}
        </Button>
      </div>
    </>
  );
}
