import { useState } from 'react';
import { partners } from '#core/api/partners.ts';
import { usePartnerMessages } from '#site/messages/integrators.ts';
import { CodeBlock } from '#site/shell/code-block.tsx';
import { OneFieldForm } from '#site/shell/one-field-form.tsx';
import { Loaded } from '#site/shell/outcomes.tsx';
import { RemoveButton, useMoment, useOwnResource } from './parts.tsx';

/** The keys of a partner. A new one is shown until the page is left. */
export function KeysView({ id }: { id: string }) {
  const { keys: t } = usePartnerMessages();
  const moment = useMoment();
  const keys = useOwnResource([id, 'keys'], (client) => partners(client).of(id).keys());
  const [created, setCreated] = useState('');
  return (
    <section className="panel partner__part" aria-labelledby="keys">
      <h2 id="keys">{t.title}</h2>
      <p className="partner__about">{t.text}</p>
      <Loaded resource={keys}>
        {(found, refresh) => (
          <>
            {found.length === 0 && <p className="partner__empty">{t.empty}</p>}
            <ul className="partner__rows">
              {found.map(({ id: key, name, last_used_at }) => (
                <li className="partner__row" key={key}>
                  <div className="partner__row-head">
                    <b dir="auto">{name}</b>
                    <span className="partner__fact">
                      {last_used_at ? t.used({ when: moment(last_used_at) }) : t.never}
                    </span>
                    <RemoveButton
                      what={name}
                      remove={async (client) => {
                        await partners(client).of(id).removeKey(key);
                        await refresh();
                      }}
                    />
                  </div>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
      {created && (
        <div className="partner__secret" role="status">
          <p>{t.once}</p>
          <CodeBlock label={t.code} code={created} />
        </div>
      )}
      <OneFieldForm
        label={t.label}
        hint={t.hint}
        action={t.add}
        isInline
        field={{ name: 'name', type: 'text', autoComplete: 'off', maxLength: 100 }}
        act={async (client, name) => {
          const { key } = await partners(client).of(id).addKey(name);
          setCreated(key);
          if (keys.status === 'ready') await keys.refresh();
        }}
      />
      <CodeBlock
        label={t.call}
        code={`curl -H 'Authorization: Bearer dk_…' '${location.origin}/partner/bookings'`}
      />
    </section>
  );
}
