import { useState } from 'react';
import type { User } from '#core/domain/user.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { useMessages } from '#core/i18n/context.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { headingTag } from '#core/ui/heading.ts';
import { useFormValues } from './form-values.ts';
import { Forms } from './forms.tsx';
import type { signInContract } from './sign-in.contract.ts';
import { useEntered, useWayOn } from './sign-in.data.ts';
import { signInMessages } from './sign-in.messages.ts';
import * as styles from './sign-in.styles.ts';
import { SignInLayout } from './sign-in-layout.tsx';
import { SignInSkeleton } from './sign-in-skeleton.tsx';
import { SignedIn } from './signed-in.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import { WindowForm } from './window-form.tsx';

type Props = PropsOf<typeof signInContract>;
type Mode = Props['mode'];

/** The page's choice, until the person toggles or the page chooses anew. */
function useMode(given: Mode): [mode: Mode, setMode: (mode: Mode) => void] {
  const [chosen, setChosen] = useState({ given, mode: given });
  const mode = chosen.given === given ? chosen.mode : given;
  return [mode, (next) => setChosen({ given, mode: next })];
}

export function SignIn({ mode: given, headingLevel, successUrl, redirectDelay }: Props) {
  const t = useMessages(signInMessages);
  const { runtime, demo, isOwnSite } = useWidget();
  const [viewer, enterDemo] = useEntered();
  const [mode, setMode] = useMode(given);
  const typing = useFormValues();
  const wayOn = useWayOn(successUrl, redirectDelay);
  const screen = viewer.status === 'signed-out' ? mode : viewer.status;
  const { heading, follow } = useHeadingFocus(screen);
  const Heading = headingTag(headingLevel);

  const enter = (user: User) => {
    typing.forgetPasswords();
    if (demo) enterDemo(user);
    wayOn.go(user);
  };
  const leave = () => {
    follow();
    wayOn.stay();
    if (demo) enterDemo(null);
    else void runtime.session.signOut();
  };
  const change = (next: Mode) => {
    follow();
    setMode(next);
  };
  const titles = {
    'sign-in': t.signIn,
    'sign-up': t.signUpHeading,
    'signed-in': t.signedIn,
    unknown: '',
  };

  const body = () => {
    switch (viewer.status) {
      case 'unknown':
        return <SignInSkeleton headingLevel={headingLevel} />;
      case 'signed-in':
        return <SignedIn user={viewer.user} wayOn={wayOn} onSignOut={leave} />;
      case 'signed-out':
        if (!isOwnSite) return <WindowForm mode={mode} onEntered={enter} />;
        return <Forms mode={mode} typing={typing} onMode={change} onEntered={enter} />;
    }
  };

  return (
    <SignInLayout headingLevel={headingLevel} reasons={viewer.status === 'signed-out'} onSubmit={follow}>
      {titles[screen] && (
        <Heading ref={heading} className={styles.heading} part="heading" tabIndex={-1}>
          {titles[screen]}
        </Heading>
      )}
      {body()}
    </SignInLayout>
  );
}
