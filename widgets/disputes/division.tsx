import { useId } from 'react';
import type { Dispute } from '#core/domain/dispute.ts';
import { divide } from '#core/domain/shares.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
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
  const id = useId();
  const { customer, back, owner, gets } = useShareTexts(dispute)(percent);
  const shown = format.percent(percent / 100);
  return (
    <div className={styles.division}>
      <label className={styles.divisionLabel} htmlFor={id}>
        {t.ownerPart}
        <output htmlFor={id}>
          <bdi>{shown}</bdi>
        </output>
      </label>
      <input
        id={id}
        className={styles.slider}
        part="division"
        type="range"
        name="ownerPercent"
        min={0}
        max={100}
        value={percent}
        aria-valuetext={t.divisionTold({ percent: shown, customer, back, owner, gets })}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
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
