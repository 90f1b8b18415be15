import { type FormEvent, useEffect, useMemo, useRef } from 'react';
import { dayOf, timeOf } from '#core/domain/booking.ts';
import { limits } from '#core/domain/limits.ts';
import { parsePrice } from '#core/domain/money.ts';
import type { OwnProposal } from '#core/domain/proposal.ts';
import type { PublishedRequest } from '#core/domain/request.ts';
import { cityOf, zoneHere } from '#core/domain/time-zone.ts';
import { useDraft } from '#core/hooks/data/use-draft.ts';
import { FormProblem } from '#core/hooks/errors/form-problem.tsx';
import { refusedField } from '#core/hooks/errors/refused-field.ts';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { OwnerShare } from '#core/hooks/publish/owner-share.tsx';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { clockMessages } from '#core/i18n/forms.messages.ts';
import { requestStepsMessages } from '#core/i18n/tasks.messages.ts';
import { Button } from '#core/ui/button.tsx';
import { DraftProblem } from '#core/ui/forms/draft-note.tsx';
import { ClockOddity, usePlanErrors } from '#core/ui/forms/plan-errors.tsx';
import { PriceField } from '#core/ui/forms/price-field.tsx';
import { TextArea } from '#core/ui/forms/text-area.tsx';
import { TextField } from '#core/ui/forms/text-field.tsx';
import { useFieldErrors, useValidity } from '#core/ui/forms/use-field-errors.ts';
import * as styles from './request.styles.ts';
import { useSendProposal } from './use-request-calls.ts';

interface ProposalFormProps {
  request: PublishedRequest;
  /** The proposal to change; null for a new one. */
  own: OwnProposal | null;
  signInUrl: string;
  onSent(proposal: OwnProposal): void;
  onClose(): void;
}

/** Price, time and a message. The draft is stored on this device until it is sent. */
export function ProposalForm({ request, own, signInUrl, onSent, onClose }: ProposalFormProps) {
  const t = useMessages(requestStepsMessages);
  const clock = useMessages(clockMessages);
  const format = useFormat();
  const blank = useMemo(() => fieldsOf(own ?? blankProposal(request.price)), [own, request.price]);
  const draftName = own ? `proposal-change.${own.id}` : `proposal.${request.id}`;
  const draft = useDraft(draftName, blank);
  const { fields, change, clear } = draft;
  const form = useRef<HTMLFormElement>(null);
  const [send, sending] = useSendProposal(request, own);
  const errorText = useErrorText();
  const problem = sending.status === 'failed' ? sending.error : null;
  const refused = refusedField(problem, controls, errorText);
  const errors = useFieldErrors(refused);
  const wrong = usePlanErrors({ hasLastDay: false })(fields);
  const date = useValidity<HTMLInputElement>(wrong.date);
  const time = useValidity<HTMLInputElement>(wrong.time);
  const isBusy = sending.status === 'busy';

  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!errors.check(event.currentTarget)) return;
    const sent = await send({
      price: parsePrice(fields.price) ?? request.price,
      message: fields.message.trim(),
      date: fields.date,
      time: fields.time,
      timeZone: zoneHere(),
    });
    if (!sent) return;
    clear();
    onSent(sent);
  }

  return (
    <form
      ref={form}
      className={styles.form}
      part="form"
      noValidate
      aria-label={(own ? t.changeFor : t.proposeTo)({ title: request.title })}
      onSubmit={(event) => void submit(event)}
      onInput={({ target }) => errors.recheck(target)}
    >
      <fieldset className={styles.fields} disabled={isBusy}>
        <div className={styles.lead}>
          <PriceField
            name="price"
            label={t.price}
            least={limits.totalMin}
            required
            hint={
              <>
                {t.priceHint({ price: format.price(request.price) })} <OwnerShare price={fields.price} />
              </>
            }
            value={fields.price}
            onChange={(price) => change({ price })}
            error={errors.errors.price}
          />
        </div>
        <TextField
          name="date"
          type="date"
          label={request.category === 'call' ? clock.startsAt : clock.deliverBy}
          required
          ref={date}
          min={dayOf(new Date())}
          value={fields.date}
          onChange={(value) => change({ date: value })}
          error={errors.errors.date}
        />
        <TextField
          name="time"
          type="time"
          label={t.time}
          required
          hint={
            <span part="clocks">
              {t.zone({ zone: cityOf(zoneHere()) })} <ClockOddity {...fields} />
            </span>
          }
          ref={time}
          value={fields.time}
          onChange={(value) => change({ time: value })}
          error={errors.errors.time}
        />
        <div className={styles.wide}>
          <TextArea
            name="message"
            label={t.message}
            hint={t.messageHint}
            required
            rows={4}
            limit={limits.message}
            value={fields.message}
            onChange={(message) => change({ message })}
            error={errors.errors.message}
          />
        </div>
      </fieldset>
      <DraftProblem draft={draft} />
      {problem && !refused && <FormProblem error={problem} signInUrl={signInUrl} />}
      <div className={styles.buttons}>
        <Button variant="quiet" part="cancel" disabled={isBusy} onClick={onClose}>
          {t.close}
        </Button>
        <Button variant="primary" type="submit" part="submit" busy={isBusy}>
          {own ? t.save : t.send}
        </Button>
      </div>
    </form>
  );
}

const controls = { price: 'price', message: 'message', date: 'date', time: 'time' };

const blankProposal = (price: number) => ({ price, message: '', startsAt: null });

const fieldsOf = ({ price, message, startsAt }: Pick<OwnProposal, 'price' | 'message' | 'startsAt'>) => ({
  price: String(price),
  date: startsAt ? dayOf(startsAt) : '',
  time: startsAt ? timeOf(startsAt) : '',
  message,
});
