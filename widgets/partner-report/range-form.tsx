import { type FormEvent, useState } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { Button } from '#core/ui/button.tsx';
import { TextField } from '#core/ui/text-field.tsx';
import { lastDays, type Range } from './partner-report.data.ts';
import { partnerReportMessages } from './partner-report.messages.ts';
import * as styles from './partner-report.styles.ts';

const usual = [7, 28, 90] as const;

export function RangeForm({ range, onRange }: { range: Range; onRange(range: Range): void }) {
  const t = useMessages(partnerReportMessages);
  const [from, setFrom] = useState(range.from);
  const [to, setTo] = useState(range.to);
  const isTurned = from !== '' && to !== '' && from > to;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isTurned) onRange({ from, to });
  };

  return (
    <form className={styles.range} part="range" aria-label={t.range} noValidate onSubmit={onSubmit}>
      <TextField type="date" name="from" label={t.from} value={from} onChange={setFrom} max={to} />
      <TextField
        type="date"
        name="to"
        label={t.to}
        value={to}
        onChange={setTo}
        min={from}
        error={isTurned ? t.turned : undefined}
      />
      <Button type="submit" part="show">
        {t.show}
      </Button>
      <div className={styles.usual}>
        {usual.map((days) => (
          <Button key={days} variant="text" part="preset" onClick={() => onRange(lastDays(days))}>
            {t.lastDays({ days })}
          </Button>
        ))}
      </div>
    </form>
  );
}
