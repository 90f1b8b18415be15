import type { Payment } from '#core/domain/earnings.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { Failure } from '#core/kit/errors/failure.tsx';
import { useLink } from '#core/kit/links/use-link.ts';
import { ButtonLink } from '#core/ui/button.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Empty } from '#core/ui/states.tsx';
import { StatusLine } from '#core/ui/status-line.tsx';
import { MoneySkeleton } from './money-skeleton.tsx';
import { type MoneyRow, MonthList } from './month-list.tsx';
import { usePayments } from './payments.data.ts';
import { paymentsMessages } from './payments.messages.ts';
import type { MoneyViewProps } from './payments.props.ts';
import * as styles from './payments.styles.ts';
import { usePaymentStatus } from './status-text.ts';

/** What a customer paid, by month. */
export function PaymentsView({ personId, pageSize, headingLevel, taskId, taskUrl }: MoneyViewProps) {
  const t = useMessages(paymentsMessages);
  const format = useFormat();
  const link = useLink();
  const payments = usePayments(personId, pageSize);
  const statusOf = usePaymentStatus();
  const Heading = headingTag(headingLevel);

  const rowOf = ({ amount, refunded, status, ...payment }: Payment): MoneyRow => ({
    ...payment,
    status: statusOf(status),
    amount: format.price(amount / 100),
    details: refunded > 0 && t.refunded({ amount: format.price(refunded / 100) }),
  });

  switch (payments.status) {
    case 'loading':
      return <MoneySkeleton headingLevel={headingLevel} />;
    case 'failed':
      return (
        <Failure
          headingLevel={headingLevel}
          error={payments.error}
          isRetrying={payments.isRetrying}
          onRetry={payments.retry}
        />
      );
    case 'ready':
      return (
        <>
          <Heading className={styles.heading} part="heading">
            {t.payments}
          </Heading>
          {payments.rows.length === 0 ? (
            <slot name="empty">
              <Empty
                message={t.noPayments}
                hint={t.noPaymentsHint}
                action={
                  <ButtonLink part="find" href={link('offers', '/HomePage')}>
                    {t.findTranslator}
                  </ButtonLink>
                }
              />
            </slot>
          ) : (
            <>
              <StatusLine hidden>{t.shown({ count: format.number(payments.rows.length) })}</StatusLine>
              <MonthList
                {...payments}
                rows={payments.rows.map(rowOf)}
                headingLevel={headingLevel + 1}
                taskId={taskId}
                taskUrl={taskUrl}
              />
            </>
          )}
        </>
      );
  }
}
