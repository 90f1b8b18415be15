import type { EarningsSummary } from '#core/domain/earnings.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { paymentsMessages } from './payments.messages.ts';
import * as styles from './payments.styles.ts';

/** What is held, available and paid out. */
export function Figures({ held, available, paidOut }: EarningsSummary) {
  const t = useMessages(paymentsMessages);
  const format = useFormat();
  const facts = [
    [t.held, held, t.heldHint],
    [t.available, available, t.availableHint],
    [t.paidOut, paidOut, t.paidOutHint],
  ] as const;
  return (
    <dl className={styles.figures} part="figures">
      {facts.map(([name, cents, hint]) => (
        <div key={name} className={styles.figure}>
          <dt>
            {name} <span className={styles.figureHint}>{hint}</span>
          </dt>
          <dd className={styles.figureAmount}>{format.price(cents / 100)}</dd>
        </div>
      ))}
    </dl>
  );
}
