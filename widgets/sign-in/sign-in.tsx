import { useState } from 'react';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { SessionProblem } from '#core/hooks/sign-in/session-problem.tsx';
import { useAnnouncedSignOut } from '#core/hooks/sign-in/use-announce.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import { codeMessages, providerMessages } from '#core/i18n/sign-in.messages.ts';
import { headingTag } from '#core/ui/heading.ts';
import { CodeForm } from './code-form.tsx';
import { Forms } from './forms.tsx';
import { useProviderVisit } from './provider.data.ts';
import { ProviderDetails, ProviderWaiting } from './provider-details.tsx';
import type { signInContract } from './sign-in.contract.ts';
import {
  type CodeStep,
  type OnSignedIn,
  useFormValues,
  useRedirectAfterSignIn,
  useViewerOrDemo,
} from './sign-in.data.ts';
import { signInMessages } from './sign-in.messages.ts';
import * as styles from './sign-in.styles.ts';
import { SignInLayout, SignInSkeleton, useHeadingFocus } from './sign-in-layout.tsx';
import { SignedIn } from './signed-in.tsx';
import { WindowForm } from './window-form.tsx';

type Props = PropsOf<typeof signInContract>;
type Mode = Props['mode'];

/** The mode that was set last, by the host page or by the visitor. */
function useMode(given: Mode): [mode: Mode, setMode: (mode: Mode) => void] {
  const [chosen, setChosen] = useState({ given, mode: given });
  const mode = chosen.given === given ? chosen.mode : given;
  return [mode, (next) => setChosen({ given, mode: next })];
}

export function SignIn({ mode: given, headingLevel, successUrl, redirectDelay, forgotUrl, ...props }: Props) {
  const t = useMessages(signInMessages);
  const { detailsHeading } = useMessages(providerMessages);
  const { heading: codeHeading } = useMessages(codeMessages);
  const { demo, isOwnSite } = useWidget();
  const signOut = useAnnouncedSignOut();
  const [viewer, setDemoUser] = useViewerOrDemo();
  const [mode, setMode] = useMode(given);
  const prefill = {
    email: props.prefillEmail,
    firstname: props.prefillFirstname,
    lastname: props.prefillLastname,
  };
  const formState = useFormValues(prefill);
  const redirect = useRedirectAfterSignIn(successUrl, redirectDelay);
  const handleSignedIn: OnSignedIn = (user, mayRedirect) => {
    formState.clearPasswords();
    setCodeStep(null);
    if (demo) setDemoUser(user);
    if (mayRedirect) redirect.start();
  };
  const [codeStep, setCodeStep] = useState<CodeStep | null>(null);
  const visit = useProviderVisit(formState, handleSignedIn, setCodeStep);
  const hasForm = viewer.status === 'signed-out' || viewer.status === 'unreachable';
  const formMode = visit.step.status === 'link-needed' ? 'sign-in' : mode;
  const hasVisit = visit.step.status === 'busy' || visit.step.status === 'details-needed';
  const formScreen = codeStep ? 'code-needed' : hasVisit ? visit.step.status : formMode;
  const screen = hasForm ? formScreen : viewer.status;
  const { heading, follow } = useHeadingFocus(screen);
  const Heading = headingTag(headingLevel);

  const handleSignOut = () => {
    follow();
    redirect.cancel();
    if (demo) setDemoUser(null);
    signOut();
  };
  const changeMode = (next: Mode) => {
    follow();
    visit.leave();
    setMode(next);
  };
  const leaveCode = () => {
    follow();
    setCodeStep(null);
  };
  const connectAndGoOn: OnSignedIn = (user, mayRedirect) => {
    void visit.connect();
    handleSignedIn(user, mayRedirect);
  };
  const titles = {
    'code-needed': codeHeading,
    'sign-in': t.signIn,
    'sign-up': t.signUpHeading,
    'signed-in': t.signedIn,
    unknown: '',
    busy: t.signIn,
    'details-needed': detailsHeading,
    'link-needed': t.signIn,
    none: '',
  };

  const body = () => {
    switch (viewer.status) {
      case 'unknown':
        return <SignInSkeleton headingLevel={headingLevel} />;
      case 'signed-in':
        return <SignedIn user={viewer.user} redirect={redirect} onSignOut={handleSignOut} />;
      case 'unreachable':
      case 'signed-out':
        if (!isOwnSite) return <WindowForm mode={mode} prefill={prefill} onSignedIn={handleSignedIn} />;
        if (codeStep) return <CodeForm step={codeStep} onSignedIn={connectAndGoOn} onBack={leaveCode} />;
        if (visit.step.status === 'busy') return <ProviderWaiting name={visit.name} />;
        if (visit.step.status === 'details-needed')
          return <ProviderDetails visit={visit} step={visit.step} />;
        return (
          <Forms
            {...{ formState, forgotUrl, visit }}
            mode={formMode}
            onMode={changeMode}
            onSignedIn={connectAndGoOn}
            onCodeNeeded={setCodeStep}
          />
        );
    }
  };

  return (
    <SignInLayout headingLevel={headingLevel} reasons={hasForm} onSubmit={follow}>
      {titles[screen] && (
        <Heading
          // The field for the code has the focus: one types it at once.
          ref={screen === 'code-needed' ? undefined : heading}
          className={styles.heading}
          part="heading"
          tabIndex={-1}
        >
          {titles[screen]}
        </Heading>
      )}
      <SessionProblem />
      {body()}
    </SignInLayout>
  );
}
