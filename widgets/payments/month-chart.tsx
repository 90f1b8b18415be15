import { lastMonths, type MonthlyNet } from '#core/domain/earnings.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { visuallyHidden } from '#core/theme/visually-hidden.ts';
import { paymentsMessages } from './payments.messages.ts';
import * as styles from './payments.styles.ts';

/** A narrow chart shows the second half of them. */
const count = 12;

/** The last months as bars, and as a list to assistive technology. The backend's months are in UTC. */
export function MonthChart({ months }: { months: readonly MonthlyNet[] }) {
  const t = useMessages(paymentsMessages);
  const format = useFormat();
  const shown = lastMonths(months, new Date().toISOString().slice(0, 7), count);
  const most = Math.max(...shown.map(({ net }) => net));
  if (most <= 0) return null;
  return (
    <figure className={styles.chart} part="chart">
      <figcaption className={styles.caption}>{t.chart}</figcaption>
      <ol className={styles.bars}>
        {shown.map(({ month, net }) => {
          const first = new Date(`${month}-01T00:00:00Z`);
          const amount = format.price(net / 100);
          return (
            <li key={month} className={styles.bar} title={amount}>
              <span className={visuallyHidden}>
                {t.monthTold({ month: format.month(first, 'UTC'), amount })}
              </span>
              <span className={styles.barValue} aria-hidden>
                {net > 0 && format.price(Math.round(net / 100))}
              </span>
              <span className={styles.barFill} style={{ '--share': Math.max(0, net) / most }} aria-hidden />
              <span className={styles.barMonth} aria-hidden>
                {format.shortMonth(first, 'UTC')}
              </span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
