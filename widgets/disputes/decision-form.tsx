import { type FormEvent, useState } from 'react';
import type { Dispute } from '#core/domain/dispute.ts';
import { limits } from '#core/domain/limits.ts';
import { divide } from '#core/domain/shares.ts';
import { FormProblem } from '#core/hooks/errors/form-problem.tsx';
import { useFormat, useMessages, useTitleOf } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { Button } from '#core/ui/button.tsx';
import { ConfirmDialog } from '#core/ui/confirm-dialog.tsx';
import { DivisionSlider } from '#core/ui/forms/division-slider.tsx';
import { TextArea } from '#core/ui/forms/text-area.tsx';
import { useFieldErrors } from '#core/ui/forms/use-field-errors.ts';
import { useDecide } from './disputes.data.ts';
import { disputesMessages } from './disputes.messages.ts';
import * as styles from './disputes.styles.ts';

/** Divides the money, after a confirmation that names both amounts, of the dispute that was read until then. */
export function DecisionForm({ dispute, onDecided }: { dispute: Dispute; onDecided(): void }) {
  const t = useMessages(disputesMessages);
  const core = useMessages(coreMessages);
  const [percent, setPercent] = useState(50);
  const [text, setText] = useState('');
  const [toConfirm, setToConfirm] = useState<Dispute | null>(null);
  const { errors, check, recheck } = useFieldErrors();
  const [decide, deciding] = useDecide();
  const { title } = useTitleOf(dispute);
  const shares = useShareTexts(toConfirm ?? dispute)(percent);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (check(event.currentTarget)) setToConfirm(dispute);
  };
  const onConfirm = async (read: Dispute) => {
    const isDecided = await decide({ read, ownerPercent: percent, text: text.trim() });
    setToConfirm(null);
    if (isDecided) onDecided();
  };

  return (
    <form
      className={styles.form}
      part="form"
      aria-label={t.decisionOn({ title })}
      noValidate
      onSubmit={onSubmit}
      onInput={({ target }) => recheck(target)}
    >
      <Division dispute={dispute} percent={percent} onChange={setPercent} />
      <TextArea
        name="reason"
        label={t.reason}
        hint={t.reasonHint}
        error={errors.reason}
        required
        rows={4}
        limit={limits.taskText}
        value={text}
        onChange={setText}
      />
      {deciding.status === 'failed' && <FormProblem error={deciding.error} />}
      <Button type="submit" variant="primary" part="submit">
        {t.decide}
      </Button>
      <ConfirmDialog
        open={toConfirm !== null}
        onClose={() => setToConfirm(null)}
        title={t.decideTitle}
        dismissLabel={core.cancel}
        confirmLabel={t.decide}
        busy={deciding.status === 'busy'}
        onConfirm={() => toConfirm && void onConfirm(toConfirm)}
      >
        <p>{t.decideText(shares)}</p>
        <p>{t.final}</p>
      </ConfirmDialog>
    </form>
  );
}

/** Who gets how much if the owner's part is so many percent. The fee is taken from the owner's part later. */
function useShareTexts({ amount, parties }: Dispute) {
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
