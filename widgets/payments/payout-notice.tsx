import type { EarningsSummary, PayoutStatus } from '#core/domain/earnings.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { useLink } from '#core/kit/links/use-link.ts';
import { ButtonLink } from '#core/ui/button.tsx';
import { Notice } from '#core/ui/notice.tsx';
import { paymentsMessages } from './payments.messages.ts';
import * as styles from './payments.styles.ts';

interface PayoutNoticeProps {
  summary: EarningsSummary;
  payouts: PayoutStatus | null;
  settingsUrl: string;
}

/** Says that money waits because payouts are not set up. */
export function PayoutNotice({ summary: { available }, payouts, settingsUrl }: PayoutNoticeProps) {
  const t = useMessages(paymentsMessages);
  const format = useFormat();
  const link = useLink();
  if (available <= 0 || payouts === null || payouts === 'active') return null;
  const text = payouts === 'pending' ? t.waitsForProvider : t.waitsForAccount;
  return (
    <Notice type="warning">
      <div className={styles.waiting}>
        <p>{text({ amount: format.price(available / 100) })}</p>
        <ButtonLink size="small" part="settings" href={link('settingsUrl', settingsUrl)}>
          {t.setUpPayouts}
        </ButtonLink>
      </div>
    </Notice>
  );
}
