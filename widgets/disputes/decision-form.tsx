import { type FormEvent, useState } from 'react';
import type { Dispute } from '#core/domain/dispute.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { FormProblem } from '#core/kit/errors/form-problem.tsx';
import { Button } from '#core/ui/button.tsx';
import { Dialog } from '#core/ui/dialog.tsx';
import { TextArea } from '#core/ui/text-area.tsx';
import { useFieldErrors } from '#core/ui/use-field-errors.ts';
import { useDecide } from './disputes.data.ts';
import { disputesMessages } from './disputes.messages.ts';
import * as styles from './disputes.styles.ts';
import { Division, useShareTexts } from './division.tsx';

const maxTextLength = 2000;

/** Divides the money, after a confirmation that names both amounts. */
export function DecisionForm({ dispute, onDecided }: { dispute: Dispute; onDecided(): void }) {
  const t = useMessages(disputesMessages);
  const core = useMessages(coreMessages);
  const [percent, setPercent] = useState(50);
  const [text, setText] = useState('');
  const [isAsking, setAsking] = useState(false);
  const { errors, check, recheck } = useFieldErrors();
  const [decide, deciding] = useDecide(dispute);
  const shares = useShareTexts(dispute)(percent);
  const isBusy = deciding.status === 'busy';

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (check(event.currentTarget)) setAsking(true);
  };
  const onConfirm = async () => {
    const isDecided = await decide({ ownerPercent: percent, text: text.trim() });
    setAsking(false);
    if (isDecided) onDecided();
  };

  return (
    <form
      className={styles.form}
      part="form"
      aria-label={t.decisionOn({ title: dispute.title })}
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
        limit={maxTextLength}
        value={text}
        onChange={setText}
      />
      {deciding.status === 'failed' && <FormProblem error={deciding.error} />}
      <Button type="submit" variant="primary" part="submit">
        {t.decide}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t.decideTitle}
        actions={
          <>
            <Button part="dismiss" disabled={isBusy} onClick={() => setAsking(false)} data-autofocus>
              {core.cancel}
            </Button>
            <Button variant="primary" part="confirm" busy={isBusy} onClick={() => void onConfirm()}>
              {t.decide}
            </Button>
          </>
        }
      >
        <p>{t.decideText(shares)}</p>
        <p>{t.final}</p>
      </Dialog>
    </form>
  );
}
