import { type FormEvent, useState } from 'react';
import { bookingRate, type PartnerReport as Report, total } from '#core/domain/partner-report.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { Ready } from '#core/hooks/errors/ready.tsx';
import { MarketplaceOnly } from '#core/hooks/links/on-marketplace.tsx';
import { useLink } from '#core/hooks/links/use-link.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { Button, ButtonLink } from '#core/ui/button.tsx';
import { TextField } from '#core/ui/forms/text-field.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { SkeletonBlock } from '#core/ui/skeleton.tsx';
import { Stack } from '#core/ui/stack.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { NumbersTable } from './numbers-table.tsx';
import type { partnerReportContract } from './partner-report.contract.ts';
import { lastDays, type Range, useRange, useReport } from './partner-report.data.ts';
import { partnerReportMessages } from './partner-report.messages.ts';
import * as styles from './partner-report.styles.ts';
import { Plot } from './plot.tsx';

type Props = PropsOf<typeof partnerReportContract>;

export const PartnerReport = (props: Props) => (
  <MarketplaceOnly path="/Partners/Report">
    <OwnReport {...props} />
  </MarketplaceOnly>
);

function OwnReport({ from, to, headingLevel, partnersUrl }: Props) {
  const t = useMessages(partnerReportMessages);
  const [range, choose] = useRange({ from, to });
  const report = useReport(range);
  const shown = report.status === 'ready' ? report.value : null;
  const Heading = headingTag(headingLevel);

  return (
    <Stack as="section" gap={5} aria-label={t.label}>
      <StatusLine hidden>{shown && t.shown({ name: shown.partner.name })}</StatusLine>
      <Heading className={styles.heading} part="heading">
        {shown ? t.heading({ name: shown.partner.name }) : t.label}
      </Heading>
      <Body report={report} range={range} partnersUrl={partnersUrl} onRange={choose} />
    </Stack>
  );
}

interface BodyProps extends Pick<Props, 'partnersUrl'> {
  report: ReturnType<typeof useReport>;
  range: Range;
  onRange(range: Range): void;
}

function Body({ report, range, partnersUrl, onRange }: BodyProps) {
  const t = useMessages(partnerReportMessages);
  const link = useLink();
  return (
    <>
      {report.status === 'failed' && (
        <RangeForm key={range.from + range.to} range={range} onRange={onRange} />
      )}
      <Ready
        resource={report}
        signedOut={t.signedOut}
        skeleton={
          <div className={styles.stack}>
            <SkeletonBlock height={72} />
            <SkeletonBlock height={96} />
            <SkeletonBlock height={240} />
            <SkeletonBlock height={320} />
          </div>
        }
        empty={{
          message: t.nobody,
          hint: t.nobodyHint,
          action: (
            <ButtonLink part="partners" href={link('partnersUrl', partnersUrl)}>
              {t.partners}
            </ButtonLink>
          ),
        }}
      >
        {({ value }) => <Numbers report={value} onRange={onRange} />}
      </Ready>
    </>
  );
}

function Numbers({ report, onRange }: { report: Report; onRange(range: Range): void }) {
  const { from, to } = report;
  return (
    <div className={styles.stack}>
      <RangeForm key={`range ${from}${to}`} range={{ from, to }} onRange={onRange} />
      <Totals report={report} />
      <Plot key={`plot ${from}${to}`} days={report.days} />
      <NumbersTable report={report} />
    </div>
  );
}

const usual = [7, 28, 90] as const;

function RangeForm({ range, onRange }: { range: Range; onRange(range: Range): void }) {
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

export function Totals({ report }: { report: Report }) {
  const t = useMessages(partnerReportMessages);
  const format = useFormat();
  const sum = total(report.days);
  const rate = bookingRate(sum);
  const facts = [
    [t.views, format.number(sum.views)],
    [t.opens, format.number(sum.opens)],
    [t.bookings, format.number(sum.bookings)],
    [t.cancelled, format.number(sum.cancelled)],
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
