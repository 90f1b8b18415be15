/** The webhooks of a partner: each with what can be done with it, and what became of its events. */

import { useId, useState } from 'react';
import { partners } from '#core/api/partners.ts';
import { bookingEvents } from '#core/domain/booking-events.ts';
import { limits } from '#core/domain/limits.ts';
import type { Delivery, Webhook } from '#core/domain/partner.ts';
import { useAction } from '#core/hooks/data/use-action.ts';
import type { Resource } from '#core/hooks/data/use-resource.ts';
import { usePartnerMessages } from '#site/messages/integrators.ts';
import { CodeBlock } from '#site/shell/code-block.tsx';
import { DoneText, Loaded, ProblemText } from '#site/shell/outcomes.tsx';
import { usePreferences } from '#site/shell/preferences.ts';
import { RemoveButton, useMoment, useOwnResource } from './parts.tsx';

/** A new secret is shown until the page is left. */
export function WebhooksView({ id }: { id: string }) {
  const { webhooks: t } = usePartnerMessages();
  const webhooks = useOwnResource([id, 'webhooks'], (client) => partners(client).of(id).webhooks());
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
      <Loaded resource={webhooks}>
        {(found, refresh) => (
          <>
            {found.length === 0 && <p className="partner__empty">{t.empty}</p>}
            <ul className="partner__rows">
              {found.map((webhook) => (
                <WebhookCard
                  key={webhook.id}
                  partner={id}
                  webhook={webhook}
                  reload={refresh}
                  onSecret={setSecret}
                />
              ))}
            </ul>
          </>
        )}
      </Loaded>
      <WebhookForm
        partner={id}
        onCreated={async (created) => {
          setSecret(created);
          if (webhooks.status === 'ready') await webhooks.refresh();
        }}
      />
    </section>
  );
}

interface WebhookCardProps {
  partner: string;
  webhook: Webhook;
  reload: () => Promise<void>;
  onSecret(secret: string): void;
}

function WebhookCard({ partner, webhook, reload, onSecret }: WebhookCardProps) {
  const { webhooks: t } = usePartnerMessages();
  const moment = useMoment();
  const { id, url, events, active, failing_since } = webhook;
  const deliveries = useOwnResource([partner, 'deliveries', id], (client) =>
    partners(client).of(partner).deliveries(id),
  );
  const [run, state] = useAction(async (client, step: 'test' | 'roll' | 'switch') => {
    const calls = partners(client).of(partner);
    switch (step) {
      case 'test':
        await calls.testWebhook(id);
        if (deliveries.status === 'ready') await deliveries.refresh();
        return t.testSent;
      case 'roll':
        onSecret((await calls.newSecret(id)).secret);
        return t.rolled;
      case 'switch':
        await calls.switchWebhook(id, !active);
        await reload();
        return '';
    }
  });
  return (
    <li className="partner__row">
      <div className="partner__row-head">
        <b dir="ltr" translate="no">
          {url}
        </b>
        <span className="partner__state" data-state={active ? 'verified' : 'off'}>
          {active ? t.on : t.off}
        </span>
        <RemoveButton
          what={url}
          remove={async (client) => {
            await partners(client).of(partner).removeWebhook(id);
            await reload();
          }}
        />
      </div>
      <p className="partner__fact" dir="ltr" translate="no">
        {events.join(' · ')}
      </p>
      {active && failing_since && (
        <p className="partner__warning">{t.failing({ when: moment(failing_since) })}</p>
      )}
      <p className="partner__buttons">
        {active && (
          <button className="button button--small" type="button" onClick={() => void run('test')}>
            {t.test}
          </button>
        )}
        <button className="button button--small" type="button" onClick={() => void run('roll')}>
          {t.roll}
        </button>
        <button className="button button--small" type="button" onClick={() => void run('switch')}>
          {active ? t.switchOff : t.switchOn}
        </button>
      </p>
      <DoneText text={state.status === 'done' ? state.result : ''} />
      <ProblemText state={state} />
      <DeliveryList partner={partner} webhook={webhook} deliveries={deliveries} />
    </li>
  );
}

interface DeliveryListProps {
  partner: string;
  webhook: Webhook;
  deliveries: Resource<Delivery[]>;
}

/** The newest events of a webhook, and what became of them. */
function DeliveryList({ partner, webhook, deliveries }: DeliveryListProps) {
  const { webhooks: t } = usePartnerMessages();
  return (
    <details className="partner__deliveries">
      <summary>{t.deliveries}</summary>
      <Loaded resource={deliveries}>
        {(found, refresh) => (
          <>
            {found.length === 0 && <p className="partner__empty">{t.noDeliveries}</p>}
            <ul>
              {found.map((delivery) => (
                <DeliveryRow
                  key={delivery.id}
                  partner={partner}
                  webhook={webhook}
                  delivery={delivery}
                  reload={refresh}
                />
              ))}
            </ul>
            <button className="text-button" type="button" onClick={() => void refresh()}>
              {t.refresh}
            </button>
          </>
        )}
      </Loaded>
    </details>
  );
}

interface DeliveryRowProps {
  partner: string;
  webhook: Webhook;
  delivery: Delivery;
  reload: () => Promise<void>;
}

const stateOf = { waiting: 'pending', delivered: 'verified', failed: 'off' } as const;

function DeliveryRow({ partner, webhook, delivery, reload }: DeliveryRowProps) {
  const { webhooks: t } = usePartnerMessages();
  const { locale } = usePreferences();
  const moment = useMoment();
  const { id, type, status, attempts, answer_status, created_at } = delivery;
  const [retry, state] = useAction(async (client) => {
    await partners(client).of(partner).retryDelivery(webhook.id, id);
    await reload();
  });
  const digits = new Intl.NumberFormat(locale).format(attempts);
  const problems: Record<string, string> = t.problems;
  const details = [
    attempts > 0 && `${t.attempts({ count: attempts, digits })}.`,
    answer_status !== null && t.answered({ status: String(answer_status) }),
    delivery.problem && problems[delivery.problem],
  ].filter(Boolean);
  return (
    <li className="partner__delivery">
      <span>
        <b dir="ltr" translate="no">
          {type}
        </b>
        <small>{moment(created_at)}</small>
      </span>
      <span>
        <span className="partner__state" data-state={stateOf[status]}>
          {t.status[status]}
        </span>
        <small>{details.join(' ')}</small>
      </span>
      {webhook.active && (
        <button
          className="text-button"
          type="button"
          aria-disabled={state.status === 'busy'}
          onClick={() => void retry(undefined)}
        >
          {t.again}
        </button>
      )}
      <ProblemText state={state} />
    </li>
  );
}

interface WebhookFormProps {
  partner: string;
  onCreated(secret: string): Promise<void>;
}

/** A new webhook: all events at first. */
function WebhookForm({ partner, onCreated }: WebhookFormProps) {
  const { webhooks: t } = usePartnerMessages();
  const id = useId();
  const [url, setUrl] = useState('');
  const [chosen, setChosen] = useState<string[]>([...bookingEvents]);
  const [send, state] = useAction(async (client, fields: { url: string; events: string[] }) => {
    const { secret } = await partners(client).of(partner).addWebhook(fields);
    setUrl('');
    await onCreated(secret);
  });
  const toggle = (name: string, isOn: boolean) =>
    setChosen(bookingEvents.filter((one) => (one === name ? isOn : chosen.includes(one))));
  return (
    <form
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send({ url, events: chosen });
      }}
    >
      <label htmlFor={id}>{t.label}</label>
      <input
        className="form__field"
        id={id}
        name="url"
        type="url"
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        maxLength={limits.address}
        value={url}
        onChange={({ target }) => setUrl(target.value)}
        aria-describedby={`${id}-hint ${id}-problem`}
        aria-invalid={state.status === 'failed' || undefined}
      />
      <p className="form__hint" id={`${id}-hint`}>
        {t.hint}
      </p>
      <fieldset className="partner__events">
        <legend>{t.events}</legend>
        {bookingEvents.map((name) => (
          <label key={name} dir="ltr" translate="no">
            <input
              type="checkbox"
              name="events"
              value={name}
              checked={chosen.includes(name)}
              onChange={({ target }) => toggle(name, target.checked)}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <ProblemText state={state} id={`${id}-problem`} />
      <p>
        <button className="button button--primary" type="submit" aria-disabled={state.status === 'busy'}>
          {t.add}
        </button>
      </p>
    </form>
  );
}
