import { session } from '@dragoman/widgets/page';
import { ConfirmPage } from '#site/mail-links/confirm-page.tsx';
import { useLinkParameters } from '#site/mail-links/link-parameters.ts';
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
      // Other tabs, with a form that waits for this, go on then.
      onDone={() => void session.refreshUser()}
      next={{ to: '/', label: mailLinks.home }}
      again={{ to: '/Settings', label: mailLinks.settings }}
    />
  );
}
