import { ConfirmPage } from '#site/mail-links/confirm-page.tsx';
import { useLinkParameters } from '#site/mail-links/link-parameters.ts';
import { useMessages } from '#site/messages/messages.ts';

/** `/Unsubscribe?user=&kind=&token=`: turns off one kind of mails, without signing in. */
export function Unsubscribe() {
  const { mailLinks } = useMessages();
  const given = useLinkParameters();
  return (
    <ConfirmPage
      texts={mailLinks.unsubscribe}
      path={`/Unsubscribe?${given}`}
      body={{}}
      isComplete={given.has('token')}
      next={{ to: '/Settings', label: mailLinks.settings }}
      again={{ to: '/Settings', label: mailLinks.settings }}
    />
  );
}
