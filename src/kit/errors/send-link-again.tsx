import { account } from '#core/api/account.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { useAction } from '#core/kit/data/use-action.ts';
import { useWidget } from '#core/kit/widget-context.ts';
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
