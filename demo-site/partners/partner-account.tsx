import { ChevronLeft } from 'lucide';
import { Suspense } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { ApiError } from '#core/api/api-error.ts';
import { partners } from '#core/api/partners.ts';
import type { Partner } from '#core/domain/partner.ts';
import { usePartnerMessages } from '#site/messages/integrators.ts';
import { NotFound } from '#site/pages/not-found.tsx';
import { CoreContext } from '#site/shell/core-context.tsx';
import { Icon } from '#site/shell/icon.tsx';
import { Loading } from '#site/shell/loading.tsx';
import { Loaded } from '#site/shell/outcomes.tsx';
import { PartnerLogo } from '#site/shell/partner-logo.tsx';
import { useTitle } from '#site/shell/use-title.ts';
import { KeysView } from './keys-view.tsx';
import { MembersView } from './members-view.tsx';
import { useOwnResource } from './parts.tsx';
import { ReportView } from './report-view.tsx';
import { SetUpView } from './set-up-view.tsx';
import { WebhooksView } from './webhooks-view.tsx';
import '#site/styles/partner-webhooks.css';
import '#site/styles/partners.css';

const views = ['start', 'report', 'webhooks', 'keys', 'members'] as const;

/** `/Partners/{id}?view=`: one partner, for its members. */
export function PartnerAccount() {
  const { id = '' } = useParams();
  return (
    <Suspense fallback={<Loading />}>
      <CoreContext>
        <Content key={id} id={id} />
      </CoreContext>
    </Suspense>
  );
}

function Content({ id }: { id: string }) {
  const t = usePartnerMessages();
  const [parameters] = useSearchParams();
  const view = views.find((name) => name === parameters.get('view')) ?? 'start';
  const partner = useOwnResource([id], (client) => partners(client).of(id).read());
  useTitle(partner.status === 'ready' ? partner.value.name : t.own);
  if (partner.status === 'failed' && partner.error instanceof ApiError && partner.error.status === 404)
    return <NotFound />;
  return (
    <div className="container page partner">
      <p>
        <Link className="quiet-link" to="/Partners">
          <Icon node={ChevronLeft} mirror />
          {t.back}
        </Link>
      </p>
      <Loaded resource={partner}>
        {(found, refresh) => (
          <>
            <header>
              <div className="partner__name">
                <PartnerLogo name={found.name} logo={found.logo} size={56} />
                <h1>
                  <bdi>{found.name}</bdi>
                </h1>
              </div>
              {found.fixed && <p className="lead">{t.fixed}</p>}
              <nav className="partner__views" aria-label={found.name}>
                {views.map((name) => (
                  <Link
                    key={name}
                    to={`/Partners/${id}?view=${name}`}
                    replace
                    preventScrollReset
                    aria-current={name === view ? 'page' : undefined}
                  >
                    {t.views[name]}
                  </Link>
                ))}
              </nav>
            </header>
            <View view={view} partner={found} reload={refresh} />
          </>
        )}
      </Loaded>
    </div>
  );
}

interface ViewProps {
  view: (typeof views)[number];
  partner: Partner;
  reload: () => Promise<void>;
}

function View({ view, partner, reload }: ViewProps) {
  switch (view) {
    case 'start':
      return <SetUpView partner={partner} reload={reload} />;
    case 'report':
      return <ReportView id={partner.id} />;
    case 'webhooks':
      return <WebhooksView id={partner.id} />;
    case 'keys':
      return <KeysView id={partner.id} />;
    case 'members':
      return <MembersView partner={partner} reload={reload} />;
  }
}
