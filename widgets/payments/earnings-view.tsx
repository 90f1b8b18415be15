import { Download } from 'lucide';
import {
  type Earning,
  type EarningsSummary,
  lastMonths,
  type MonthlyNet,
  type PayoutStatus,
} from '#core/domain/earnings.ts';
import { FormProblem } from '#core/hooks/errors/form-problem.tsx';
import { Ready } from '#core/hooks/errors/ready.tsx';
import { useLink } from '#core/hooks/links/use-link.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { visuallyHidden } from '#core/theme/visually-hidden.ts';
import { Button, ButtonLink } from '#core/ui/button.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Icon } from '#core/ui/icon.tsx';
import { Notice } from '#core/ui/notice.tsx';
import { Row } from '#core/ui/stack.tsx';
import { Nothing } from '#core/ui/states.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { type MoneyRow, MoneySkeleton, MonthList, useEarningStatus } from './month-list.tsx';
import { type MoneyViewProps, useCsv, useEarnings } from './payments.data.ts';
import { paymentsMessages } from './payments.messages.ts';
import * as styles from './payments.styles.ts';

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
  const statusOf = useEarningStatus();

  const rowOf = ({ amount, fee, net, status, ...earning }: Earning): MoneyRow => ({
    ...earning,
    status: statusOf(status),
    amount: format.price(net / 100),
    details: fee > 0 && t.lessFee({ amount: format.price(amount / 100), fee: format.price(fee / 100) }),
  });

  return (
    <Ready
      resource={useEarnings(personId, pageSize)}
      headingLevel={headingLevel}
      skeleton={<MoneySkeleton isEarnings />}
    >
      {(earnings) => (
        <>
          <Head headingLevel={headingLevel} hasAny={earnings.rows.length > 0} />
          <PayoutNotice {...earnings} settingsUrl={settingsUrl} />
          {earnings.rows.length > 0 ? (
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
      )}
    </Ready>
  );
}

/** The heading, with a button that downloads all earnings. */
function Head({ headingLevel, hasAny }: { headingLevel: number; hasAny: boolean }) {
  const t = useMessages(paymentsMessages);
  const [download, downloading] = useCsv();
  const Heading = headingTag(headingLevel);
  return (
    <>
      <Row gap={4} lines={3} between>
        <Heading className={styles.heading} part="heading">
          {t.earnings}
        </Heading>
        {hasAny && (
          <Button part="csv" busy={downloading.status === 'busy'} onClick={() => void download(null)}>
            <Icon node={Download} /> {t.csv}
          </Button>
        )}
      </Row>
      {downloading.status === 'failed' && <FormProblem error={downloading.error} />}
    </>
  );
}

function NothingEarned() {
  const t = useMessages(paymentsMessages);
  const link = useLink();
  return (
    <Nothing
      message={t.noEarnings}
      hint={t.noEarningsHint}
      action={
        <ButtonLink part="publish" href={link('publish', '/Select/Offer')}>
          {t.publishOffer}
        </ButtonLink>
      }
    />
  );
}

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

/** A narrow chart shows the second half of them. */
const count = 12;

/** The last months as bars, and as a list to assistive technology. The backend's months are in UTC. */
function MonthChart({ months }: { months: readonly MonthlyNet[] }) {
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

interface PayoutNoticeProps {
  summary: EarningsSummary;
  payouts: PayoutStatus | null;
  settingsUrl: string;
}

/** Says that money waits because payouts are not set up. */
function PayoutNotice({ summary: { available }, payouts, settingsUrl }: PayoutNoticeProps) {
  const t = useMessages(paymentsMessages);
  const format = useFormat();
  const link = useLink();
  if (available <= 0 || payouts === null || payouts === 'active') return null;
  const text = payouts === 'pending' ? t.waitsForProvider : t.waitsForAccount;
  return (
    <Notice type="warning">
      <Row gap={4} lines={2} between>
        <p>{text({ amount: format.price(available / 100) })}</p>
        <ButtonLink size="small" part="settings" href={link('settingsUrl', settingsUrl)}>
          {t.setUpPayouts}
        </ButtonLink>
      </Row>
    </Notice>
  );
}
