import { Suspense } from 'react';
import { usePartnerMessages } from '#site/messages/partners.ts';
import { InvitationPanel } from '#site/partners/invitation-panel.tsx';
import { OwnPartners } from '#site/partners/own-partners.tsx';
import { PartnerSales } from '#site/partners/partner-sales.tsx';
import { useInvitation } from '#site/partners/use-invitation.ts';
import { Loading } from '#site/shell/loading.tsx';
import { useIsHydrated } from '#site/shell/use-is-hydrated.ts';
import { useHasAccount, useSession } from '#site/shell/use-session.ts';
import { useTitle } from '#site/shell/use-title.ts';
import '#site/styles/mail-link.css';
import '#site/styles/partner-forms.css';
import '#site/styles/partners.css';

/** `/Partners`: for visitors what partners get; for signed-in people their partners. `#invitation=` comes from a mail. */
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
    return <InvitationPanel token={invitation} isSignedIn={hasAccount} onLeave={forget} />;
  return <PartnerPage hasAccount={hasAccount} />;
}

function PartnerPage({ hasAccount }: { hasAccount: boolean }) {
  const t = usePartnerMessages();
  useTitle(hasAccount ? t.own : t.title);
  return <div className="container page partner">{hasAccount ? <OwnPartners /> : <PartnerSales />}</div>;
}
