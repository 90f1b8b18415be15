import { Link } from 'react-router';
import { usePartnerMessages } from '#site/messages/partners.ts';
import { CodeBlock } from '#site/shell/code-block.tsx';
import { send } from './calls.ts';
import { LogoPart } from './logo-part.tsx';
import { OriginsPart } from './origins-part.tsx';
import { PartnerForm } from './partner-form.tsx';
import type { Partner } from './types.ts';

interface PartProps {
  partner: Partner;
  reload: () => Promise<void>;
}

/** What a new partner does first: the code for its pages, its websites, its logo and name. */
export function StartView({ partner, reload }: PartProps) {
  const t = usePartnerMessages();
  const { id, name, site, fixed } = partner;
  return (
    <>
      <section className="panel partner__part" aria-labelledby="code">
        <h2 id="code">{t.embed.title}</h2>
        <p className="partner__about">{t.embed.text}</p>
        <CodeBlock label={t.embed.code} code={snippet(id)} />
        <p>
          <Link className="quiet-link" to={`/Embed?partner=${id}`}>
            {t.embed.builder}
          </Link>
        </p>
      </section>
      <OriginsPart partner={partner} reload={reload} />
      {!fixed && <LogoPart partner={partner} reload={reload} />}
      {!fixed && (
        <section className="panel partner__part" aria-labelledby="names">
          <h2 id="names">{t.details}</h2>
          <PartnerForm
            action={t.save}
            known={{ name, site: site ?? '' }}
            onSubmit={async (fields) => {
              await send('PATCH', `/partners/${id}`, fields);
              await reload();
            }}
          />
        </section>
      )}
    </>
  );
}

const snippet = (id: string) => `<script type="module" crossorigin
  src="${location.origin}/embed/dragoman.js"
  data-partner="${id}"></script>
<dragoman-offer-grid></dragoman-offer-grid>`;
