import { Link, useNavigate } from 'react-router';
import { usePartnerMessages } from '#site/messages/partners.ts';
import { send } from './calls.ts';
import { ProblemText } from './states.tsx';
import { useAction } from './use-data.ts';

/** Accepts by a button alone: programs that check mails open links, too. */
export function InvitationPanel({ token, isSignedIn }: { token: string; isSignedIn: boolean }) {
  const { invitation: t } = usePartnerMessages();
  const navigate = useNavigate();
  const { isBusy, problem, run } = useAction();
  const accept = async () => {
    const { id } = await send<{ id: string }>('POST', '/partners/invitations/accept', { token });
    await navigate(`/Partners/${id}`, { replace: true });
  };
  const back = `/Partners?invitation=${encodeURIComponent(token)}`;
  return (
    <section className="panel partner__part" aria-labelledby="invitation">
      <h2 id="invitation">{t.title}</h2>
      <p className="partner__about">{t.text}</p>
      <p>
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
          <Link className="button button--primary" to={`/SignIn?next=${encodeURIComponent(back)}`}>
            {t.signIn}
          </Link>
        )}
      </p>
      <ProblemText text={problem} />
    </section>
  );
}
