/** What a new partner does first: the code for its pages, its websites, its logo and name. */
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { Client } from '#core/api/client.ts';
import { partners } from '#core/api/partners.ts';
import type { Partner, PartnerOrigin } from '#core/domain/partner.ts';
import { useAction } from '#core/hooks/data/use-action.ts';
import { usePartnerMessages } from '#site/messages/integrators.ts';
import { CodeBlock } from '#site/shell/code-block.tsx';
import { OneFieldForm } from '#site/shell/one-field-form.tsx';
import { DoneText, ProblemText } from '#site/shell/outcomes.tsx';
import { PartnerLogo } from '#site/shell/partner-logo.tsx';
import { PartnerForm } from './partner-form.tsx';
import { RemoveButton } from './parts.tsx';

interface PartProps {
  partner: Partner;
  reload: () => Promise<void>;
}

export function SetUpView({ partner, reload }: PartProps) {
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
            save={async (client, fields) => {
              await partners(client).of(id).save(fields);
              await reload();
            }}
          />
        </section>
      )}
    </>
  );
}

const snippet = (id: string) => `<script async type="module" crossorigin
  src="${location.origin}/embed/dragoman.js"
  data-partner="${id}"></script>
<dragoman-offer-grid></dragoman-offer-grid>`;

/** The websites of a partner: each with its proof, until it is verified. */
function OriginsPart({ partner: { id, fixed, origins }, reload }: PartProps) {
  const { origins: t } = usePartnerMessages();
  const [isDone, setDone] = useState(false);
  const change = async (work: Promise<unknown>) => {
    setDone(false);
    await work;
    await reload();
  };
  return (
    <section className="panel partner__part" aria-labelledby="websites">
      <h2 id="websites">{t.title}</h2>
      <p className="partner__about">{t.text}</p>
      {origins.length === 0 && <p className="partner__empty">{t.empty}</p>}
      <ul className="partner__rows">
        {origins.map((origin) => (
          <OriginRow
            key={origin.origin}
            origin={origin}
            isFixed={fixed}
            verify={async (client) => {
              await change(partners(client).of(id).verifyOrigin(origin.origin));
              setDone(true);
            }}
            remove={(client) => change(partners(client).of(id).removeOrigin(origin.origin))}
          />
        ))}
      </ul>
      <DoneText text={isDone ? t.done : ''} />
      {!fixed && (
        <OneFieldForm
          label={t.label}
          hint={t.hint}
          action={t.add}
          isInline
          field={{ name: 'origin', type: 'url', inputMode: 'url', autoComplete: 'off', maxLength: 300 }}
          act={(client, origin) => change(partners(client).of(id).addOrigin(origin))}
        />
      )}
    </section>
  );
}

interface OriginRowProps {
  origin: PartnerOrigin;
  isFixed: boolean;
  verify(client: Client): Promise<unknown>;
  remove(client: Client): Promise<unknown>;
}

function OriginRow({ origin: { origin, status, token }, isFixed, verify, remove }: OriginRowProps) {
  const { origins: t } = usePartnerMessages();
  const [run, state] = useAction(verify);
  return (
    <li className="partner__row">
      <div className="partner__row-head">
        <b dir="ltr" translate="no">
          {origin}
        </b>
        <span className="partner__state" data-state={status}>
          {t.status[status]}
        </span>
        {!isFixed && <RemoveButton what={origin} remove={remove} />}
      </div>
      {status === 'pending' && (
        <div className="partner__steps">
          <p>{t.steps}</p>
          <CodeBlock label={t.file({ address: `${origin}/.well-known/dragoman.txt` })} code={token} />
          <CodeBlock label={t.meta} code={`<meta name="dragoman-verification" content="${token}">`} />
          <ProblemText state={state} />
          <p>
            <button
              className="button button--primary"
              type="button"
              aria-disabled={state.status === 'busy'}
              onClick={() => void run(undefined)}
            >
              {t.verify}
            </button>
          </p>
        </div>
      )}
    </li>
  );
}

/** Sets and removes the logo of a partner. */
function LogoPart({ partner: { id, name, logo }, reload }: PartProps) {
  const { logo: t } = usePartnerMessages();
  const field = useId();
  const [send, state] = useAction(async (client, picture: File) => {
    await partners(client).of(id).setLogo(picture);
    await reload();
  });
  return (
    <section className="panel partner__part" aria-labelledby="logo">
      <h2 id="logo">{t.title}</h2>
      <p className="partner__about">{t.text}</p>
      <div className="partner__logo">
        <PartnerLogo name={name} logo={logo} size={72} />
        <div className="partner__logo-choice">
          <input
            className="visually-hidden"
            id={field}
            type="file"
            name="image"
            accept="image/png,image/jpeg,image/webp"
            aria-disabled={state.status === 'busy'}
            aria-describedby={`${field}-hint ${field}-problem`}
            onChange={({ target }) => {
              const [picture] = target.files ?? [];
              if (picture) void send(picture);
              // To choose one file again is a change again.
              target.value = '';
            }}
          />
          <label className="button" htmlFor={field}>
            {logo ? t.replace : t.choose}
          </label>
          {logo && (
            <RemoveButton
              what={t.title}
              remove={async (client) => {
                await partners(client).of(id).removeLogo();
                await reload();
              }}
            />
          )}
        </div>
      </div>
      <p className="form__hint" id={`${field}-hint`}>
        {t.hint}
      </p>
      <ProblemText state={state} id={`${field}-problem`} />
    </section>
  );
}
