import { KeyRound } from 'lucide';
import { useState } from 'react';
import { useSupportsPasskeys } from '#core/hooks/passkey/passkeys.ts';
import { ProviderButtons } from '#core/hooks/provider/provider-buttons.tsx';
import { problemText } from '#core/hooks/provider/use-providers.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import { providerMessages } from '#core/i18n/sign-in.messages.ts';
import { Button } from '#core/ui/button.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { Notice } from '#core/ui/notice.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { usePasskeyAutofill, usePasskeySignIn } from './passkey.data.ts';
import type { ProviderVisit } from './provider.data.ts';
import { Refusal } from './refusal.tsx';
import type { FormState, OnCodeNeeded, OnSignedIn } from './sign-in.data.ts';
import { signInMessages } from './sign-in.messages.ts';
import { divider, lead, methods, other } from './sign-in.styles.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

interface FormsProps {
  mode: 'sign-in' | 'sign-up';
  formState: FormState;
  forgotUrl: string;
  visit: ProviderVisit;
  onMode(mode: 'sign-in' | 'sign-up'): void;
  onSignedIn: OnSignedIn;
  onCodeNeeded: OnCodeNeeded;
}

/** One of the two forms, and a button for the other. A sign-up leads to the sign-in form (spec section 2). */
export function Forms({ mode, formState, forgotUrl, visit, onMode, onSignedIn, onCodeNeeded }: FormsProps) {
  const t = useMessages(signInMessages);
  const [mailedTo, setMailedTo] = useState('');
  const isNew = mode === 'sign-up';

  const toggle = () => {
    setMailedTo('');
    onMode(isNew ? 'sign-in' : 'sign-up');
  };
  const welcome = (isMailed: boolean) => {
    setMailedTo(isMailed ? formState.values.email.trim() : '');
    onMode('sign-in');
  };

  return (
    <>
      <ProviderNotes visit={visit} />
      {mailedTo && <Notice type="success">{t.mailSent({ email: mailedTo })}</Notice>}
      {!mailedTo && !hasProviderNote(visit) && <p className={lead}>{isNew ? t.signUpLead : t.signInLead}</p>}
      {isNew ? (
        <SignUpForm formState={formState} onSignedUp={welcome} onSignedIn={onSignedIn} />
      ) : (
        <SignInForm {...{ formState, forgotUrl, onSignedIn, onCodeNeeded }} />
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

interface SignInMethodsProps {
  /** Whether the visitor signs up: the form for that has its own button for a passkey. */
  isNew: boolean;
  visit: ProviderVisit;
  onSignedIn: OnSignedIn;
}

/** How else than with the password a visitor can sign in; nothing where there is no other method. */
export function SignInMethods({ isNew, visit, onSignedIn }: SignInMethodsProps) {
  const t = useMessages(signInMessages);
  const { demo } = useWidget();
  const isSupported = useSupportsPasskeys();
  const hasPasskeys = !isNew && (demo !== '' || isSupported);
  if (!hasPasskeys && visit.list.length === 0) return null;
  return (
    <div className={methods}>
      <p className={divider}>{t.or}</p>
      {hasPasskeys && <PasskeySignIn onSignedIn={onSignedIn} />}
      <ProviderButtons
        list={visit.list}
        purpose="sign-in"
        pending={visit.pending}
        onDemo={visit.signInDemo}
      />
    </div>
  );
}

/** Whether there is one in place of the welcome. */
const hasProviderNote = ({ back, error, step }: ProviderVisit): boolean =>
  step.status === 'link-needed' || error !== null || Boolean(back?.problem);

/** Above the forms: why a provider has signed nobody in, or what to do so that it can. */
function ProviderNotes({ visit: { back, error, step } }: { visit: ProviderVisit }) {
  const t = useMessages(providerMessages);
  if (step.status === 'link-needed')
    return (
      <Notice type="info" announced>
        {t.linkNeeded({ email: step.email, name: step.provider })}
      </Notice>
    );
  if (error) return <Refusal error={error} />;
  if (!back?.problem) return null;
  // Somebody who changed their mind has made no mistake.
  const type = back.problem === 'provider-cancelled' ? 'info' : 'error';
  return (
    <Notice part="error" type={type} announced>
      {problemText(back, t)}
    </Notice>
  );
}

/** The button that signs in with a passkey, and what the browser offers by autofill. */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: OnSignedIn }) {
  const t = useMessages(signInMessages);
  const [signIn, state] = usePasskeySignIn(onSignedIn);
  const isBusy = state.status === 'busy';
  usePasskeyAutofill(isBusy, (signed) => void signIn(signed));
  return (
    <>
      <Button part="passkey" wide busy={isBusy} onClick={() => void signIn(null)}>
        <Icon node={KeyRound} size={18} /> {t.passkeySignIn}
      </Button>
      <StatusLine>{state.status === 'done' && state.result === 'not-done' && t.passkeyNotUsed}</StatusLine>
      <Refusal error={state.status === 'failed' ? state.error : null} />
    </>
  );
}
