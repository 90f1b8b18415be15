import { useId, useState } from 'react';
import { partners, type ReportDays } from '#core/api/partners.ts';
import type { CampaignReport, CampaignRow } from '#core/domain/partner.ts';
import { useAction } from '#core/hooks/data/use-action.ts';
import { saveFile } from '#core/hooks/links/save-file.ts';
import { usePartnerMessages } from '#site/messages/integrators.ts';
import { Loaded, ProblemText } from '#site/shell/outcomes.tsx';
import { usePreferences } from '#site/shell/preferences.ts';
import { useOwnResource } from './parts.tsx';

/** A partner's numbers by campaign and website. */
export function ReportView({ id }: { id: string }) {
  const { report: t } = usePartnerMessages();
  const field = useId();
  const [shown, setShown] = useState<ReportDays>({});
  const [chosen, setChosen] = useState<ReportDays>({});
  const report = useOwnResource([id, 'report', shown], (client) => partners(client).of(id).report(shown));
  const [download, state] = useAction(async (client, days: ReportDays) =>
    saveFile(await partners(client).of(id).reportFile(days), `${id}.csv`),
  );
  const { from, to } = { ...(report.status === 'ready' ? report.value : { from: '', to: '' }), ...chosen };
  return (
    <section className="panel partner__part" aria-labelledby="report">
      <h2 id="report">{t.title}</h2>
      <form
        className="partner__days"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setShown({ from, to });
        }}
      >
        {(['from', 'to'] as const).map((name) => (
          <p key={name}>
            <label htmlFor={`${field}-${name}`}>{t[name]}</label>
            <input
              className="form__field"
              id={`${field}-${name}`}
              name={name}
              type="date"
              value={name === 'from' ? from : to}
              onChange={({ target }) => setChosen({ from, to, [name]: target.value })}
            />
          </p>
        ))}
        <button className="button" type="submit">
          {t.show}
        </button>
        <button className="text-button" type="button" onClick={() => void download(shown)}>
          {t.download}
        </button>
      </form>
      <ProblemText state={state} />
      <Loaded resource={report}>{(found) => <ReportTable report={found} />}</Loaded>
      <p className="form__hint">{t.note}</p>
    </section>
  );
}

const counts = ['views', 'selections', 'bookings'] as const;
const sums = ['amount', 'commission'] as const;

/** The sums of a report, and its rows. */
function ReportTable({ report }: { report: CampaignReport }) {
  const { report: t } = usePartnerMessages();
  const { locale } = usePreferences();
  const number = new Intl.NumberFormat(locale);
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  const shown = (row: Pick<CampaignRow, (typeof counts)[number] | (typeof sums)[number]>) => [
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
