/** `/Partners`: for visitors what partners get; for signed-in people their partners. `#invitation=` comes from a mail. */
import { ChevronRight } from 'lucide';
import { Suspense } from 'react';
import { Link, useNavigate } from 'react-router';
import { partners } from '#core/api/partners.ts';
import { useAction } from '#core/hooks/data/use-action.ts';
import { useIsHydrated } from '#core/ui/use-is-hydrated.ts';
import { usePartnerMessages } from '#site/messages/integrators.ts';
import { MailLinkLayout } from '#site/pages/mail-links.tsx';
import { Partners } from '#site/pages/partners.tsx';
import { CoreContext } from '#site/shell/core-context.tsx';
import { Icon } from '#site/shell/icon.tsx';
import { Loading } from '#site/shell/loading.tsx';
import { Loaded, ProblemText } from '#site/shell/outcomes.tsx';
import { PartnerLogo } from '#site/shell/partner-logo.tsx';
import { useHasAccount, useSession } from '#site/shell/use-session.ts';
import { useTitle } from '#site/shell/use-title.ts';
import { PartnerForm } from './partner-form.tsx';
import { useOwnResource } from './parts.tsx';
import { useInvitation } from './use-invitation.ts';
import '#site/styles/partners.css';

export function PartnerAccounts() {
  return (
    <Suspense fallback={<Loading />}>
      <Content />
    </Suspense>
  );
}

function Content() {
  const { status } = useSession();
  const hasAccount = useHasAccount();
  const [invitation, forget] = useInvitation(hasAccount);
  // A server gets no fragment, and renders the page without an invitation.
  const isHydrated = useIsHydrated();
  if (status !== 'signed-out' && !hasAccount) return <Loading />;
  if (isHydrated && invitation !== null)
    return (
      <CoreContext>
        <InvitationPanel token={invitation} isSignedIn={hasAccount} onLeave={forget} />
      </CoreContext>
    );
  return <PartnerPage hasAccount={hasAccount} />;
}

function PartnerPage({ hasAccount }: { hasAccount: boolean }) {
  const t = usePartnerMessages();
  useTitle(hasAccount ? t.own : t.title);
  if (!hasAccount)
    return (
      <div className="container page partner">
        <PartnerSales />
      </div>
    );
  return (
    <div className="container page partner">
      <CoreContext>
        <OwnPartners />
      </CoreContext>
    </div>
  );
}

interface InvitationPanelProps {
  token: string;
  isSignedIn: boolean;
  onLeave(): void;
}

/** Accepts by a button alone: programs that check mails open links, too. */
function InvitationPanel({ token, isSignedIn, onLeave }: InvitationPanelProps) {
  const { invitation: t } = usePartnerMessages();
  const navigate = useNavigate();
  const [accept, state] = useAction(async (client) => {
    const { id } = await partners(client).acceptInvitation(token);
    await navigate(`/Partners/${id}`, { replace: true });
  });
  return (
    <MailLinkLayout title={t.title} text={t.text} step="ask">
      <ProblemText state={state} />
      <p className="mail-link__actions partner__buttons">
        {isSignedIn ? (
          <button
            className="button button--primary"
            type="button"
            aria-disabled={state.status === 'busy'}
            onClick={() => void accept(undefined)}
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

/** The partners of the signed-in person, and a form for another one. */
function OwnPartners() {
  const t = usePartnerMessages();
  const navigate = useNavigate();
  const own = useOwnResource([], (client) => partners(client).own());
  return (
    <>
      <header>
        <h1>{t.own}</h1>
        <p className="lead">{t.ownLead}</p>
        <p className="partner__links">
          <Link className="quiet-link" to="/Partners/Report">
            {t.statistics}
          </Link>
          <Link className="quiet-link" to="/Docs/partners">
            {t.docs}
          </Link>
        </p>
      </header>
      <Loaded resource={own}>
        {(found) =>
          found.length === 0 ? (
            <p className="partner__empty">{t.empty}</p>
          ) : (
            <ul className="panel partner__list">
              {found.map(({ id, name, site, logo, fixed }) => (
                <li key={id}>
                  <Link className="partner__entry" to={`/Partners/${id}`}>
                    <PartnerLogo name={name} logo={logo} size={40} />
                    <span>
                      <b dir="auto">{name}</b>
                      <small dir={fixed ? undefined : 'ltr'}>{fixed ? t.fixed : site}</small>
                    </span>
                    <Icon node={ChevronRight} mirror />
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <section className="panel partner__part" aria-labelledby="create">
        <h2 id="create">{t.create}</h2>
        <PartnerForm
          action={t.create}
          save={async (client, fields) => {
            const { id } = await partners(client).create(fields);
            await navigate(`/Partners/${id}`);
          }}
        />
      </section>
    </>
  );
}

/** What a partner gets, and the way in. */
function PartnerSales() {
  const t = usePartnerMessages();
  return (
    <>
      <header>
        <h1>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <p className="actions">
          <Link className="button button--primary button--large" to="/SignIn?next=%2FPartners">
            {t.signIn}
          </Link>
          <Link className="button button--large" to="/Embed">
            {t.tryEmbed}
          </Link>
          <Link className="quiet-link" to="/Docs/partners">
            {t.docs}
          </Link>
        </p>
      </header>
      <ul className="partner__benefits">
        {t.benefits.map(({ title, text }) => (
          <li className="panel partner__benefit" key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <Partners />
    </>
  );
}
