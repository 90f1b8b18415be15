import { useState } from 'react';
import { usePartnerMessages } from '#site/messages/partners.ts';
import { CodeBlock } from '#site/shell/code-block.tsx';
import { send } from './calls.ts';
import { OneFieldForm } from './one-field-form.tsx';
import { RemoveButton } from './remove-button.tsx';
import { Loaded } from './states.tsx';
import type { Key } from './types.ts';
import { useData } from './use-data.ts';
import { useMoment } from './use-moment.ts';

/** The keys of a partner. A new one is shown until the page is left. */
export function KeysView({ id }: { id: string }) {
  const { keys: t } = usePartnerMessages();
  const moment = useMoment();
  const path = `/partners/${id}/keys`;
  const [keys, reload] = useData<Key[]>(path);
  const [created, setCreated] = useState('');
  return (
    <section className="panel partner__part" aria-labelledby="keys">
      <h2 id="keys">{t.title}</h2>
      <p className="partner__about">{t.text}</p>
      <Loaded data={keys} retry={() => void reload()}>
        {(found) => (
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
                      onRemove={async () => {
                        await send('DELETE', `${path}/${key}`);
                        await reload();
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
        field={{ name: 'name', type: 'text', autoComplete: 'off', maxLength: 100 }}
        onSubmit={async (name) => {
          const { key } = await send<{ key: string }>('POST', path, { name });
          setCreated(key);
          await reload();
        }}
      />
      <CodeBlock
        label={t.call}
        code={`curl -H 'Authorization: Bearer dk_…' '${location.origin}/partner/bookings'`}
      />
    </section>
  );
}
