import type { Payment } from '#core/domain/earnings.ts';
import { Ready } from '#core/hooks/errors/ready.tsx';
import { useLink } from '#core/hooks/links/use-link.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { ButtonLink } from '#core/ui/button.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Nothing } from '#core/ui/states.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { type MoneyRow, MoneySkeleton, MonthList, usePaymentStatus } from './month-list.tsx';
import type { MoneyViewProps } from './payments.data.ts';
import { usePayments } from './payments.data.ts';
import { paymentsMessages } from './payments.messages.ts';
import * as styles from './payments.styles.ts';
import { UnpaidTasks } from './unpaid-tasks.tsx';

/** What a customer paid, by month. */
export function PaymentsView({ personId, pageSize, headingLevel, taskId, taskUrl }: MoneyViewProps) {
  const t = useMessages(paymentsMessages);
  const format = useFormat();
  const link = useLink();
  const statusOf = usePaymentStatus();
  const Heading = headingTag(headingLevel);

  const rowOf = ({ amount, refunded, isRefundDelayed, status, ...payment }: Payment): MoneyRow => ({
    ...payment,
    status: isRefundDelayed ? { text: t.refundDelayed, tone: 'warning' } : statusOf(status),
    amount: format.price(amount / 100),
    details:
      refunded > 0 && t[isRefundDelayed ? 'refundDue' : 'refunded']({ amount: format.price(refunded / 100) }),
  });

  return (
    <Ready
      resource={usePayments(personId, pageSize)}
      headingLevel={headingLevel}
      skeleton={<MoneySkeleton />}
    >
      {({ rows, ...list }) => (
        <>
          <Heading className={styles.heading} part="heading">
            {t.payments}
          </Heading>
          <UnpaidTasks personId={personId} headingLevel={headingLevel + 1} taskUrl={taskUrl} />
          {rows.length === 0 ? (
            <Nothing
              message={t.noPayments}
              hint={t.noPaymentsHint}
              action={
                <ButtonLink part="find" href={link('offers', '/HomePage')}>
                  {t.findTranslator}
                </ButtonLink>
              }
            />
          ) : (
            <>
              <StatusLine hidden>{t.shown({ count: format.number(rows.length) })}</StatusLine>
              <MonthList
                {...list}
                rows={rows.map(rowOf)}
                headingLevel={headingLevel + 1}
                taskId={taskId}
                taskUrl={taskUrl}
              />
            </>
          )}
        </>
      )}
    </Ready>
  );
}
