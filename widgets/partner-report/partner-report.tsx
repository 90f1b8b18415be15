import type { PartnerReport as Report } from '#core/domain/partner-report.ts';
import type { PropsOf } from '#core/element/contract/contract.ts';
import { useMessages } from '#core/i18n/context.ts';
import { Failure } from '#core/kit/errors/failure.tsx';
import { useLink } from '#core/kit/links/use-link.ts';
import { SignInFirst } from '#core/kit/sign-in/sign-in-first.tsx';
import { ButtonLink } from '#core/ui/button.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Skeleton, SkeletonBlock } from '#core/ui/skeleton.tsx';
import { Empty } from '#core/ui/states.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { NumbersTable } from './numbers-table.tsx';
import type { partnerReportContract } from './partner-report.contract.ts';
import { type Range, useRange, useReport } from './partner-report.data.ts';
import { partnerReportMessages } from './partner-report.messages.ts';
import * as styles from './partner-report.styles.ts';
import { Plot } from './plot.tsx';
import { RangeForm } from './range-form.tsx';
import { Totals } from './totals.tsx';

type Props = PropsOf<typeof partnerReportContract>;

export function PartnerReport({ from, to, headingLevel, partnersUrl }: Props) {
  const t = useMessages(partnerReportMessages);
  const [range, choose] = useRange({ from, to });
  const report = useReport(range);
  const shown = report.status === 'ready' ? report.value : null;
  const Heading = headingTag(headingLevel);

  return (
    <section className={styles.report} aria-label={t.label}>
      <StatusLine hidden>{shown && t.shown({ name: shown.partner.name })}</StatusLine>
      <Heading className={styles.heading} part="heading">
        {shown ? t.heading({ name: shown.partner.name }) : t.label}
      </Heading>
      <Body report={report} range={range} partnersUrl={partnersUrl} onRange={choose} />
    </section>
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
  switch (report.status) {
    case 'signed-out':
      return <SignInFirst message={t.signedOut} />;
    case 'failed':
      return (
        <>
          <RangeForm key={range.from + range.to} range={range} onRange={onRange} />
          <Failure error={report.error} isRetrying={report.isRetrying} onRetry={report.retry} />
        </>
      );
    case 'loading':
      return (
        <slot name="loading">
          <Skeleton>
            <div className={styles.stack}>
              <SkeletonBlock height={72} />
              <SkeletonBlock height={96} />
              <SkeletonBlock height={240} />
              <SkeletonBlock height={320} />
            </div>
          </Skeleton>
        </slot>
      );
    case 'ready':
      if (report.value) return <Numbers report={report.value} onRange={onRange} />;
      return (
        <slot name="empty">
          <Empty
            message={t.nobody}
            hint={t.nobodyHint}
            action={
              <ButtonLink part="partners" href={link('partnersUrl', partnersUrl)}>
                {t.partners}
              </ButtonLink>
            }
          />
        </slot>
      );
  }
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
