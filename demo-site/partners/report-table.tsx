import { usePartnerMessages } from '#site/messages/partners.ts';
import { usePreferences } from '#site/shell/preferences.ts';
import type { Report, ReportRow } from './types.ts';

const counts = ['views', 'selections', 'bookings'] as const;
const sums = ['amount', 'commission'] as const;

/** The sums of a report, and its rows. */
export function ReportTable({ report }: { report: Report }) {
  const { report: t } = usePartnerMessages();
  const { locale } = usePreferences();
  const number = new Intl.NumberFormat(locale);
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const shown = (row: Pick<ReportRow, (typeof counts)[number] | (typeof sums)[number]>) => [
    ...counts.map((name) => [name, number.format(row[name])] as const),
    ...sums.map((name) => [name, money.format(row[name] / 100)] as const),
  ];
  return (
    <>
      <dl className="partner__sums">
        {shown(report).map(([name, value]) => (
          <div key={name}>
            <dt>{t[name]}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {report.rows.length === 0 ? (
        <p className="partner__empty">{t.empty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container needs keyboard focus
        <section className="partner__table" tabIndex={0} aria-label={`${t.campaign}, ${t.origin}`}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t.campaign}</th>
                <th scope="col">{t.origin}</th>
                {[...counts, ...sums].map((name) => (
                  <th key={name} scope="col">
                    {t[name]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {report.rows.map((row) => (
                <tr key={`${row.campaign} ${row.origin}`}>
                  <th scope="row" dir="auto">
                    {row.campaign || t.none}
                  </th>
                  <td dir="ltr">{row.origin.replace(/^https?:\/\//, '') || '–'}</td>
                  {shown(row).map(([name, value]) => (
                    <td key={name}>{value}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </>
  );
}
