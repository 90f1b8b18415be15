import { useState } from 'react';
import { usePartnerMessages } from '#site/messages/partners.ts';
import { CodeBlock } from '#site/shell/code-block.tsx';
import { send } from './calls.ts';
import { OneFieldForm } from './one-field-form.tsx';
import { RemoveButton } from './remove-button.tsx';
import { DoneText, ProblemText } from './states.tsx';
import type { Origin, Partner } from './types.ts';
import { useAction } from './use-data.ts';

interface OriginsPartProps {
  partner: Partner;
  reload: () => Promise<void>;
}

/** The websites of a partner: each with its proof, until it is verified. */
export function OriginsPart({ partner: { id, fixed, origins }, reload }: OriginsPartProps) {
  const { origins: t } = usePartnerMessages();
  const path = `/partners/${id}/origins`;
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
            onVerify={async () => {
              await change(send('POST', `${path}/verify`, { origin: origin.origin }));
              setDone(true);
            }}
            onRemove={() => change(send('DELETE', path, { origin: origin.origin }))}
          />
        ))}
      </ul>
      <DoneText text={isDone ? t.done : ''} />
      {!fixed && (
        <OneFieldForm
          label={t.label}
          hint={t.hint}
          action={t.add}
          field={{ name: 'origin', type: 'url', inputMode: 'url', autoComplete: 'off', maxLength: 300 }}
          onSubmit={(origin) => change(send('POST', path, { origin }))}
        />
      )}
    </section>
  );
}

interface OriginRowProps {
  origin: Origin;
  isFixed: boolean;
  onVerify(): Promise<unknown>;
  onRemove(): Promise<unknown>;
}

function OriginRow({ origin: { origin, status, token }, isFixed, onVerify, onRemove }: OriginRowProps) {
  const { origins: t } = usePartnerMessages();
  const { isBusy, problem, run } = useAction();
  return (
    <li className="partner__row">
      <div className="partner__row-head">
        <b dir="ltr" translate="no">
          {origin}
        </b>
        <span className="partner__state" data-state={status}>
          {t.status[status]}
        </span>
        {!isFixed && <RemoveButton what={origin} onRemove={onRemove} />}
      </div>
      {status === 'pending' && (
        <div className="partner__steps">
          <p>{t.steps}</p>
          <CodeBlock label={t.file({ address: `${origin}/.well-known/dragoman.txt` })} code={token} />
          <CodeBlock label={t.meta} code={`<meta name="dragoman-verification" content="${token}">`} />
          <ProblemText text={problem} />
          <p>
            <button
              className="button button--primary"
              type="button"
              aria-disabled={isBusy}
              onClick={() => void run(onVerify)}
            >
              {t.verify}
            </button>
          </p>
        </div>
      )}
    </li>
  );
}
