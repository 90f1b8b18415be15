import { useEffect } from 'react';
import { usePartnerMessages } from '#site/messages/partners.ts';
import { usePreferences } from '#site/shell/preferences.ts';
import { send } from './calls.ts';
import { Loaded, ProblemText } from './states.tsx';
import type { Delivery } from './types.ts';
import { useAction, useData } from './use-data.ts';
import { useMoment } from './use-moment.ts';

interface DeliveryListProps {
  path: string;
  /** Reads again when it changes. */
  version: number;
  canRetry: boolean;
}

/** The newest events of a webhook, and what became of them. */
export function DeliveryList({ path, version, canRetry }: DeliveryListProps) {
  const all = usePartnerMessages();
  const t = all.webhooks;
  const [deliveries, reload] = useData<Delivery[]>(`${path}?limit=10`);
  useEffect(() => {
    if (version > 0) void reload();
  }, [version, reload]);
  return (
    <details className="partner__deliveries">
      <summary>{t.deliveries}</summary>
      <Loaded data={deliveries} retry={() => void reload()}>
        {(found) => (
          <>
            {found.length === 0 && <p className="partner__empty">{t.noDeliveries}</p>}
            <ul>
              {found.map((delivery) => (
                <DeliveryRow
                  key={delivery.id}
                  delivery={delivery}
                  canRetry={canRetry}
                  onRetry={async () => {
                    await send('POST', `${path}/${delivery.id}/retry`);
                    await reload();
                  }}
                />
              ))}
            </ul>
          </>
        )}
      </Loaded>
      <button className="text-button" type="button" onClick={() => void reload()}>
        {t.refresh}
      </button>
    </details>
  );
}

interface DeliveryRowProps {
  delivery: Delivery;
  canRetry: boolean;
  onRetry(): Promise<unknown>;
}

function DeliveryRow({ delivery, canRetry, onRetry }: DeliveryRowProps) {
  const { webhooks: t } = usePartnerMessages();
  const { locale } = usePreferences();
  const moment = useMoment();
  const { isBusy, problem, run } = useAction();
  const { type, status, attempts, answer_status, created_at } = delivery;
  const digits = new Intl.NumberFormat(locale).format(attempts);
  const problems: Record<string, string> = t.problems;
  const facts = [
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
        <small>{facts.join(' ')}</small>
      </span>
      {canRetry && (
        <button
          className="text-button"
          type="button"
          aria-disabled={isBusy}
          onClick={() => void run(onRetry)}
        >
          {t.again}
        </button>
      )}
      <ProblemText text={problem} />
    </li>
  );
}

const stateOf = { waiting: 'pending', delivered: 'verified', failed: 'off' } as const;
