import { Download } from 'lucide';
import type { Earning } from '#core/domain/earnings.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { Failure } from '#core/kit/errors/failure.tsx';
import { FormProblem } from '#core/kit/errors/form-problem.tsx';
import { useLink } from '#core/kit/links/use-link.ts';
import { Button, ButtonLink } from '#core/ui/button.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Icon } from '#core/ui/icon.tsx';
import { Empty } from '#core/ui/states.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { Figures } from './figures.tsx';
import { MoneySkeleton } from './money-skeleton.tsx';
import { MonthChart } from './month-chart.tsx';
import { type MoneyRow, MonthList } from './month-list.tsx';
import { useCsv, useEarnings } from './payments.data.ts';
import { paymentsMessages } from './payments.messages.ts';
import type { MoneyViewProps } from './payments.props.ts';
import * as styles from './payments.styles.ts';
import { PayoutNotice } from './payout-notice.tsx';
import { useEarningStatus } from './status-text.ts';

/** What an owner earned: in sum, as bars, and by month. */
export function EarningsView({
  personId,
  pageSize,
  headingLevel,
  taskId,
  taskUrl,
  settingsUrl,
}: MoneyViewProps) {
  const t = useMessages(paymentsMessages);
  const format = useFormat();
  const earnings = useEarnings(personId, pageSize);
  const statusOf = useEarningStatus();

  const rowOf = ({ amount, fee, net, status, ...earning }: Earning): MoneyRow => ({
    ...earning,
    status: statusOf(status),
    amount: format.price(net / 100),
    details: fee > 0 && t.lessFee({ amount: format.price(amount / 100), fee: format.price(fee / 100) }),
  });

  switch (earnings.status) {
    case 'loading':
      return <MoneySkeleton isEarnings headingLevel={headingLevel} />;
    case 'failed':
      return (
        <Failure
          headingLevel={headingLevel}
          error={earnings.error}
          isRetrying={earnings.isRetrying}
          onRetry={earnings.retry}
        />
      );
    case 'ready': {
      const hasAny = earnings.rows.length > 0;
      return (
        <>
          <Head headingLevel={headingLevel} hasAny={hasAny} />
          <PayoutNotice {...earnings} settingsUrl={settingsUrl} />
          {hasAny ? (
            <>
              <StatusLine hidden>{t.shown({ count: format.number(earnings.rows.length) })}</StatusLine>
              <Figures {...earnings.summary} />
              <MonthChart months={earnings.summary.months} />
              <MonthList
                {...earnings}
                rows={earnings.rows.map(rowOf)}
                headingLevel={headingLevel + 1}
                taskId={taskId}
                taskUrl={taskUrl}
              />
            </>
          ) : (
            <NothingEarned />
          )}
        </>
      );
    }
  }
}

/** The heading, with a button that downloads all earnings. */
function Head({ headingLevel, hasAny }: { headingLevel: number; hasAny: boolean }) {
  const t = useMessages(paymentsMessages);
  const [download, downloading] = useCsv();
  const Heading = headingTag(headingLevel);
  return (
    <>
      <div className={styles.head}>
        <Heading className={styles.heading} part="heading">
          {t.earnings}
        </Heading>
        {hasAny && (
          <Button part="csv" busy={downloading.status === 'busy'} onClick={() => void download(null)}>
            <Icon node={Download} /> {t.csv}
          </Button>
        )}
      </div>
      {downloading.status === 'failed' && <FormProblem error={downloading.error} />}
    </>
  );
}

function NothingEarned() {
  const t = useMessages(paymentsMessages);
  const link = useLink();
  return (
    <slot name="empty">
      <Empty
        message={t.noEarnings}
        hint={t.noEarningsHint}
        action={
          <ButtonLink part="publish" href={link('publish', '/Select/Offer')}>
            {t.publishOffer}
          </ButtonLink>
        }
      />
    </slot>
  );
}
