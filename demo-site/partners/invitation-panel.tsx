import { Link, useNavigate } from 'react-router';
import { MailLinkLayout } from '#site/mail-links/mail-link-layout.tsx';
import { usePartnerMessages } from '#site/messages/partners.ts';
import { send } from './calls.ts';
import { ProblemText } from './states.tsx';
import { useAction } from './use-data.ts';

interface InvitationPanelProps {
  token: string;
  isSignedIn: boolean;
  onLeave(): void;
}

/** Accepts by a button alone: programs that check mails open links, too. */
export function InvitationPanel({ token, isSignedIn, onLeave }: InvitationPanelProps) {
  const { invitation: t } = usePartnerMessages();
  const navigate = useNavigate();
  const { isBusy, problem, run } = useAction();
  const accept = async () => {
    const { id } = await send<{ id: string }>('POST', '/partners/invitations/accept', { token });
    await navigate(`/Partners/${id}`, { replace: true });
  };
  return (
    <MailLinkLayout title={t.title} text={t.text} step="ask">
      <ProblemText text={problem} />
      <p className="mail-link__actions partner__buttons">
        {isSignedIn ? (
          <button
            className="button button--primary"
            type="button"
            aria-disabled={isBusy}
            onClick={() => void run(accept)}
          >
            {t.accept}
          </button>
        ) : (
          <Link className="button button--primary" to="/SignIn?next=%2FPartners">
            {t.signIn}
          </Link>
        )}
        <button className="button" type="button" onClick={onLeave}>
          {t.later}
        </button>
      </p>
    </MailLinkLayout>
  );
}
