import { useLink } from '#core/hooks/links/use-link.ts';
import { useSite, useWindowSignIn } from '#core/hooks/sign-in/use-site.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import type { SignInPrefill } from '#core/session/session-types.ts';
import { Button, ButtonLink } from '#core/ui/button.tsx';
import { Notice } from '#core/ui/notice.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { Refusal } from './refusal.tsx';
import { type OnSignedIn, useFormState, useSignedInEvent, useSignIn } from './sign-in.data.ts';
import { signInMessages } from './sign-in.messages.ts';
import { form, lead, submit } from './sign-in.styles.ts';
import { SignInSkeleton } from './sign-in-layout.tsx';

interface WindowFormProps {
  mode: 'sign-in' | 'sign-up';
  /** What the host page fills in; the window shows it. */
  prefill: SignInPrefill;
  onSignedIn: OnSignedIn;
}

/** On other sites visitors type no password into the page: a window of the marketplace asks for it. */
export function WindowForm({ mode, prefill, onSignedIn }: WindowFormProps) {
  const t = useMessages(signInMessages);
  const { demo, siteUrl } = useWidget();
  const site = useSite();
  const link = useLink();
  const { announce, mayRedirect } = useSignedInEvent();
  const { state, address, open, follow } = useWindowSignIn(mode, (user) => onSignedIn(user, mayRedirect()), {
    isFailureShown: true,
    announce,
    prefill,
  });
  const [simulate, simulated] = useSignIn(onSignedIn, () => undefined);
  const { failure } = useFormState(simulated);
  const { host } = new URL(siteUrl);

  if (!site) return <SignInSkeleton />;
  if (!site.isRegistered) {
    return (
      <div className={form}>
        <p className={lead}>{t.notHere({ host })}</p>
        <div>
          <ButtonLink variant="primary" part="marketplace" href={link('signInUrl', '/SignIn')}>
            {t.signInThere({ host })}
          </ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <div className={form} part="form">
      <p className={lead}>{t.windowLead({ host })}</p>
      <Refusal error={state.status === 'failed' ? state.error : failure} />
      <div className={submit}>
        <Button
          part="submit"
          variant="primary"
          onClick={() => (demo ? void simulate({ email: '', password: '' }) : open())}
        >
          {mode === 'sign-up' ? t.signUp : t.signIn}
        </Button>
      </div>
      {state.status === 'blocked' && (
        <Notice type="warning" part="blocked">
          {t.windowBlocked}{' '}
          {/* biome-ignore lint/security/noBlankTarget: the window belongs to the marketplace and has to send messages to this page */}
          <a href={address} target="_blank" rel="opener" onClick={follow}>
            {t.windowLink}
          </a>
        </Notice>
      )}
      <StatusLine>{state.status === 'waiting' ? t.windowOpen : mode === 'sign-in' && t.windowNew}</StatusLine>
    </div>
  );
}
