import { type FormEvent, useId, useState } from 'react';
import { usePartnerMessages } from '#site/messages/partners.ts';
import { download } from './calls.ts';
import { ReportTable } from './report-table.tsx';
import { Loaded, ProblemText } from './states.tsx';
import type { Report } from './types.ts';
import { useAction, useData } from './use-data.ts';

/** A partner's numbers by campaign and website. */
export function ReportView({ id }: { id: string }) {
  const { report: t } = usePartnerMessages();
  const field = useId();
  const [query, setQuery] = useState('');
  const [days, setDays] = useState<{ from?: string; to?: string }>({});
  const path = `/partners/${id}/report${query}`;
  const [report, reload] = useData<Report>(path);
  const { problem, run } = useAction();
  const { from, to } = { ...(report.status === 'ready' ? report.value : { from: '', to: '' }), ...days };
  const show = (event: FormEvent) => {
    event.preventDefault();
    setQuery(`?${new URLSearchParams({ from, to })}`);
  };
  return (
    <section className="panel partner__part" aria-labelledby="report">
      <h2 id="report">{t.title}</h2>
      <form className="partner__days" onSubmit={show} noValidate>
        {(['from', 'to'] as const).map((name) => (
          <p key={name}>
            <label htmlFor={`${field}-${name}`}>{t[name]}</label>
            <input
              className="mail-link__field"
              id={`${field}-${name}`}
              name={name}
              type="date"
              value={name === 'from' ? from : to}
              onChange={({ target }) => setDays({ from, to, [name]: target.value })}
            />
          </p>
        ))}
        <button className="button" type="submit">
          {t.show}
        </button>
        <button
          className="text-button"
          type="button"
          onClick={() => void run(() => download(path, `${id}.csv`))}
        >
          {t.download}
        </button>
      </form>
      <ProblemText text={problem} />
      <Loaded data={report} retry={() => void reload()}>
        {(found) => <ReportTable report={found} />}
      </Loaded>
      <p className="mail-link__hint">{t.note}</p>
    </section>
  );
}
