import { bookingRate, type PartnerReport, total } from '#core/domain/partner-report.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { partnerReportMessages } from './partner-report.messages.ts';
import * as styles from './partner-report.styles.ts';

export function Totals({ report }: { report: PartnerReport }) {
  const t = useMessages(partnerReportMessages);
  const format = useFormat();
  const sum = total(report.days);
  const rate = bookingRate(sum);
  const facts = [
    [t.views, format.number(sum.views)],
    [t.opens, format.number(sum.opens)],
    [t.bookings, format.number(sum.bookings)],
    [t.rate, rate === null ? '–' : format.percent(rate)],
  ];
  if (report.commissionPercent !== null) {
    facts.push([t.amount, format.price(sum.amount / 100)]);
    if (report.commissionPercent > 0)
      facts.push([
        t.commission({ percent: format.percent(report.commissionPercent / 100) }),
        format.price(sum.commission / 100),
      ]);
  }
  return (
    <dl className={styles.totals} part="totals">
      {facts.map(([name, value]) => (
        <div key={name} className={styles.total}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
