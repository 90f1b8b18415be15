import { ConfirmPage } from '#site/mail-links/confirm-page.tsx';
import { useLinkParameters } from '#site/mail-links/link-parameters.ts';
import { useMessages } from '#site/messages/messages.ts';

/** `/UndoEmail?token=`: brings back the e-mail address that the account had. */
export function UndoEmail() {
  const { mailLinks } = useMessages();
  const token = useLinkParameters().get('token') ?? '';
  return (
    <ConfirmPage
      texts={mailLinks.undo}
      path="/email/undo"
      body={{ token }}
      isComplete={token !== ''}
      next={{ to: '/ForgotPassword', label: mailLinks.newPassword }}
      again={{ to: '/TeamSection', label: mailLinks.contact }}
    />
  );
}
