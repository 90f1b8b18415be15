import { ConfirmPage } from '#site/mail-links/confirm-page.tsx';
import { useLinkParameters } from '#site/mail-links/use-link-parameters.ts';
import { useMessages } from '#site/messages/messages.ts';

/** `/VerifyEmail?token=`: confirms an e-mail address. */
export function VerifyEmail() {
  const { mailLinks } = useMessages();
  const token = useLinkParameters().get('token') ?? '';
  return (
    <ConfirmPage
      texts={mailLinks.verify}
      path="/email/verify"
      body={{ token }}
      isComplete={token !== ''}
      next={{ to: '/', label: mailLinks.home }}
      again={{ to: '/Settings', label: mailLinks.settings }}
    />
  );
}
