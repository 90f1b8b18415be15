import { Suspense } from 'react';
import { useLinkParameters } from '#site/mail-links/link-parameters.ts';
import { usePartnerMessages } from '#site/messages/partners.ts';
import { InvitationPanel } from '#site/partners/invitation-panel.tsx';
import { OwnPartners } from '#site/partners/own-partners.tsx';
import { PartnerSales } from '#site/partners/partner-sales.tsx';
import { Loading } from '#site/shell/loading.tsx';
import { useHasAccount, useSession } from '#site/shell/use-session.ts';
import { useTitle } from '#site/shell/use-title.ts';
import '#site/styles/controls.css';
import '#site/styles/home.css';
import '#site/styles/mail-link.css';
import '#site/styles/partners.css';

/** `/Partners`: for visitors what partners get; for signed-in people their partners. `?invitation=` comes from a mail. */
export function PartnerAccounts() {
  return (
    <Suspense fallback={<Loading />}>
      <Content />
    </Suspense>
  );
}

function Content() {
  const t = usePartnerMessages();
  const { status } = useSession();
  const hasAccount = useHasAccount();
  const invitation = useLinkParameters().get('invitation');
  useTitle(hasAccount ? t.own : t.title);
  if (status !== 'signed-out' && !hasAccount) return <Loading />;
  return (
    <div className="container page partner">
      {invitation !== null && <InvitationPanel token={invitation} isSignedIn={hasAccount} />}
      {hasAccount ? <OwnPartners /> : <PartnerSales />}
    </div>
  );
}
