import { ChevronLeft } from 'lucide';
import { Suspense } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { usePartnerMessages } from '#site/messages/partners.ts';
import { KeysView } from '#site/partners/keys-view.tsx';
import { MembersView } from '#site/partners/members-view.tsx';
import { PartnerLogo } from '#site/partners/partner-logo.tsx';
import { ReportView } from '#site/partners/report-view.tsx';
import { StartView } from '#site/partners/start-view.tsx';
import { Loaded } from '#site/partners/states.tsx';
import type { Partner } from '#site/partners/types.ts';
import { useData } from '#site/partners/use-data.ts';
import { WebhooksView } from '#site/partners/webhooks-view.tsx';
import { Icon } from '#site/shell/icon.tsx';
import { Loading } from '#site/shell/loading.tsx';
import { useTitle } from '#site/shell/use-title.ts';
import { NotFound } from './not-found.tsx';
import '#site/styles/mail-link.css';
import '#site/styles/partner-webhooks.css';
import '#site/styles/partner-forms.css';
import '#site/styles/partners.css';

const views = ['start', 'report', 'webhooks', 'keys', 'members'] as const;

/** `/Partners/{id}?view=`: one partner, for its members. */
export function PartnerAccount() {
  const { id = '' } = useParams();
  return (
    <Suspense fallback={<Loading />}>
      <Content key={id} id={id} />
    </Suspense>
  );
}

function Content({ id }: { id: string }) {
  const t = usePartnerMessages();
  const [parameters] = useSearchParams();
  const view = views.find((name) => name === parameters.get('view')) ?? 'start';
  const [partner, reload] = useData<Partner>(`/partners/${encodeURIComponent(id)}`);
  useTitle(partner.status === 'ready' ? partner.value.name : t.own);
  if (partner.status === 'failed' && partner.httpStatus === 404) return <NotFound />;
  return (
    <div className="container page partner">
      <p>
        <Link className="quiet-link" to="/Partners">
          <Icon node={ChevronLeft} mirror />
          {t.back}
        </Link>
      </p>
      <Loaded data={partner} retry={() => void reload()}>
        {(found) => (
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
            <View view={view} partner={found} reload={reload} />
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
      return <StartView partner={partner} reload={reload} />;
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
