import { useState } from 'react';
import { usePartnerMessages } from '#site/messages/partners.ts';
import { send } from './calls.ts';
import { DeliveryList } from './delivery-list.tsx';
import { RemoveButton } from './remove-button.tsx';
import { DoneText, ProblemText } from './states.tsx';
import type { Webhook } from './types.ts';
import { useAction } from './use-data.ts';
import { useMoment } from './use-moment.ts';

interface WebhookCardProps {
  webhook: Webhook;
  path: string;
  reload: () => Promise<void>;
  onSecret(secret: string): void;
}

/** One webhook, what can be done with it, and what became of its events. */
export function WebhookCard({ webhook, path, reload, onSecret }: WebhookCardProps) {
  const { webhooks: t } = usePartnerMessages();
  const moment = useMoment();
  const { url, events, active, failing_since } = webhook;
  const { problem, run } = useAction();
  const [done, setDone] = useState('');
  const [tests, setTests] = useState(0);
  const act = (work: () => Promise<unknown>, said = '') => {
    setDone('');
    void run(work).then((isDone) => setDone(isDone ? said : ''));
  };
  const roll = async () => {
    onSecret((await send<{ secret: string }>('POST', `${path}/secret`)).secret);
  };
  const test = async () => {
    await send('POST', `${path}/test`);
    setTests((count) => count + 1);
  };
  const switchTo = async (isOn: boolean) => {
    await send('PATCH', path, { active: isOn });
    await reload();
  };
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
          onRemove={async () => {
            await send('DELETE', path);
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
          <button className="button button--small" type="button" onClick={() => act(test, t.testSent)}>
            {t.test}
          </button>
        )}
        <button className="button button--small" type="button" onClick={() => act(roll, t.rolled)}>
          {t.roll}
        </button>
        <button className="button button--small" type="button" onClick={() => act(() => switchTo(!active))}>
          {active ? t.switchOff : t.switchOn}
        </button>
      </p>
      <DoneText text={done} />
      <ProblemText text={problem} />
      <DeliveryList path={`${path}/deliveries`} version={tests} canRetry={active} />
    </li>
  );
}
