import { useEffect, useRef } from 'react';
import { account } from '#core/api/session.ts';
import { useAction } from '#core/hooks/data/use-action.ts';
import { useWidget } from '#core/hooks/widget-context.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { Button } from '#core/ui/button.tsx';
import { useErrorText } from './use-error-text.ts';

/** Sends the link again that confirms an address, and says how that went. */
export function SendLinkAgain() {
  const t = useMessages(coreMessages);
  const { demo } = useWidget();
  const errorText = useErrorText();
  const [resend, state] = useAction(async (client, _input: null) => {
    if (!demo) await account(client).resendVerification();
    return true;
  });
  return (
    <>
      <Button
        size="small"
        busy={state.status === 'busy'}
        busyLabel={t.loading}
        onClick={() => void resend(null)}
      >
        {t.sendLinkAgain}
      </Button>
      <span role="status">
        {state.status === 'done' && t.linkSent}
        {state.status === 'failed' && errorText(state.error)}
      </span>
    </>
  );
}

/** Sends the link again, and looks whether the address was confirmed elsewhere meanwhile. */
export function VerifyAgain() {
  const { session, demo } = useWidget();
  useRecheck(!demo, () => session.refreshUser());
  return <SendLinkAgain />;
}

/** In milliseconds, while the page is visible: what is waited for may happen on another device. */
const between = 30_000;

/** Looks again when the person comes back to the page, and now and then: they do something elsewhere and go on here. */
export function useRecheck(isWaiting: boolean, recheck: () => Promise<unknown>): void {
  const latest = useRef(recheck);
  useEffect(() => {
    latest.current = recheck;
  }, [recheck]);
  useEffect(() => {
    if (!isWaiting) return;
    // Where it fails, the next one may not.
    const look = () => void (document.hidden || latest.current().catch(() => undefined));
    const timer = setInterval(look, between);
    document.addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
    };
  }, [isWaiting]);
}
