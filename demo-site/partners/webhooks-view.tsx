import { useState } from 'react';
import { usePartnerMessages } from '#site/messages/partners.ts';
import { CodeBlock } from '#site/shell/code-block.tsx';
import { send } from './calls.ts';
import { Loaded } from './states.tsx';
import type { Webhook } from './types.ts';
import { useData } from './use-data.ts';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookForm } from './webhook-form.tsx';

/** The webhooks of a partner. A new secret is shown until the page is left. */
export function WebhooksView({ id }: { id: string }) {
  const { webhooks: t } = usePartnerMessages();
  const path = `/partners/${id}/webhooks`;
  const [webhooks, reload] = useData<Webhook[]>(path);
  const [secret, setSecret] = useState('');
  return (
    <section className="panel partner__part" aria-labelledby="webhooks">
      <h2 id="webhooks">{t.title}</h2>
      <p className="partner__about">{t.text}</p>
      {secret && (
        <div className="partner__secret" role="status">
          <p>{t.once}</p>
          <CodeBlock label={t.code} code={secret} />
        </div>
      )}
      <Loaded data={webhooks} retry={() => void reload()}>
        {(found) => (
          <>
            {found.length === 0 && <p className="partner__empty">{t.empty}</p>}
            <ul className="partner__rows">
              {found.map((webhook) => (
                <WebhookCard
                  key={webhook.id}
                  webhook={webhook}
                  path={`${path}/${webhook.id}`}
                  reload={reload}
                  onSecret={setSecret}
                />
              ))}
            </ul>
          </>
        )}
      </Loaded>
      <WebhookForm
        onSubmit={async (fields) => {
          const created = await send<{ secret: string }>('POST', path, fields);
          setSecret(created.secret);
          await reload();
        }}
      />
    </section>
  );
}
