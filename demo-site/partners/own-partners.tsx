import { ChevronRight } from 'lucide';
import { Link, useNavigate } from 'react-router';
import { usePartnerMessages } from '#site/messages/partners.ts';
import { Icon } from '#site/shell/icon.tsx';
import { send } from './calls.ts';
import { PartnerForm } from './partner-form.tsx';
import { PartnerLogo } from './partner-logo.tsx';
import { Loaded } from './states.tsx';
import type { PartnerSummary } from './types.ts';
import { useData } from './use-data.ts';

/** The partners of the signed-in person, and a form for another one. */
export function OwnPartners() {
  const t = usePartnerMessages();
  const navigate = useNavigate();
  const [partners, reload] = useData<PartnerSummary[]>('/partners');
  const create = async (fields: { name: string; site: string }) => {
    const { id } = await send<{ id: string }>('POST', '/partners', fields);
    await navigate(`/Partners/${id}`);
  };
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
      <Loaded data={partners} retry={() => void reload()}>
        {(own) =>
          own.length === 0 ? (
            <p className="partner__empty">{t.empty}</p>
          ) : (
            <ul className="panel partner__list">
              {own.map(({ id, name, site, logo, fixed }) => (
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
        <PartnerForm action={t.create} onSubmit={create} />
      </section>
    </>
  );
}
