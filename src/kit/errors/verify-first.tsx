import { account } from '#core/api/account.ts';
import { ApiError } from '#core/api/api-error.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { useAction } from '#core/kit/data/use-action.ts';
import { Button } from '#core/ui/button.tsx';

/** Whether the backend wants a confirmed e-mail address first. */
export const needsVerification = (error: Error | string): boolean =>
  error instanceof ApiError && error.code === 'address-unverified';

/** Sends the link again that confirms the address. */
export function VerifyFirst() {
  const t = useMessages(coreMessages);
  const [resend, state] = useAction(async (client, _input: null) => {
    await account(client).resendVerification();
    return true;
  });
  if (state.status === 'done') return <p role="status">{t.linkSent}</p>;
  return (
    <Button
      size="small"
      busy={state.status === 'busy'}
      busyLabel={t.loading}
      onClick={() => void resend(null)}
    >
      {t.sendLinkAgain}
    </Button>
  );
}
