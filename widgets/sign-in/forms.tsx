import { useState } from 'react';
import type { ServerMessage } from '#core/api/account.ts';
import type { User } from '#core/domain/user.ts';
import { useMessages } from '#core/i18n/context.ts';
import { useServerMessageText } from '#core/kit/errors/use-server-message.ts';
import { Button } from '#core/ui/button.tsx';
import { Notice } from '#core/ui/notice.tsx';
import type { FormState } from './form-values.ts';
import { signInMessages } from './sign-in.messages.ts';
import { lead, other } from './sign-in.styles.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

interface FormsProps {
  mode: 'sign-in' | 'sign-up';
  typing: FormState;
  onMode(mode: 'sign-in' | 'sign-up'): void;
  onEntered(user: User): void;
}

/** One of the two forms and the way to the other. After signing up it is the one to sign in (spec section 2). */
export function Forms({ mode, typing, onMode, onEntered }: FormsProps) {
  const t = useMessages(signInMessages);
  const toldText = useServerMessageText();
  const [joined, setJoined] = useState<ServerMessage | null>(null);
  const isNew = mode === 'sign-up';

  const toggle = () => {
    setJoined(null);
    onMode(isNew ? 'sign-in' : 'sign-up');
  };
  const welcome = (serverMessage: ServerMessage) => {
    setJoined(serverMessage);
    onMode('sign-in');
  };

  return (
    <>
      {joined ? (
        <Notice type="success">{toldText(joined, t.signedUp)}</Notice>
      ) : (
        <p className={lead}>{isNew ? t.signUpLead : t.signInLead}</p>
      )}
      {isNew ? (
        <SignUpForm typing={typing} onJoined={welcome} />
      ) : (
        <SignInForm typing={typing} onEntered={onEntered} />
      )}
      <div className={other}>
        {isNew ? t.alreadyHere : t.newHere}
        <Button variant="text" part="toggle" onClick={toggle}>
          {isNew ? t.signIn : t.signUp}
        </Button>
      </div>
    </>
  );
}
