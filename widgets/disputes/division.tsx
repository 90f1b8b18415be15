import type { Dispute } from '#core/domain/dispute.ts';
import { divide } from '#core/domain/shares.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { DivisionSlider } from '#core/ui/division-slider.tsx';
import { disputesMessages } from './disputes.messages.ts';
import * as styles from './disputes.styles.ts';

/** Who gets how much if the owner's part is so many percent. The fee is taken from the owner's part later. */
export function useShareTexts({ amount, parties }: Dispute) {
  const format = useFormat();
  return (ownerPercent: number) => {
    const { customer, net } = divide(amount, ownerPercent, 0);
    return {
      customer: parties.customer.name,
      back: format.price(customer / 100),
      owner: parties.owner.name,
      gets: format.price(net / 100),
    };
  };
}

interface DivisionProps {
  dispute: Dispute;
  percent: number;
  onChange(percent: number): void;
}

/** A slider for the owner's part, with both shares in euros. */
export function Division({ dispute, percent, onChange }: DivisionProps) {
  const t = useMessages(disputesMessages);
  const format = useFormat();
  const { customer, back, owner, gets } = useShareTexts(dispute)(percent);
  return (
    <div className={styles.division}>
      <DivisionSlider
        label={t.ownerPart}
        percent={percent}
        spoken={t.divisionTold({ percent: format.percent(percent / 100), customer, back, owner, gets })}
        onChange={onChange}
      />
      <div className={styles.shares}>
        <p className={styles.share} part="share">
          {t.getsBack({ name: customer })} <strong>{back}</strong>
        </p>
        <p className={styles.share} part="share">
          {t.gets({ name: owner })} <strong>{gets}</strong>{' '}
          <span className={styles.quiet}>{t.beforeFee}</span>
        </p>
      </div>
    </div>
  );
}
