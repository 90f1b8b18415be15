import { type FormEvent, useEffect, useMemo, useRef } from 'react';
import { dayOf, timeOf } from '#core/domain/booking.ts';
import { limits } from '#core/domain/limits.ts';
import { parsePrice, parseQuantity } from '#core/domain/money.ts';
import type { OwnProposal } from '#core/domain/proposal.ts';
import type { PublishedRequest } from '#core/domain/request.ts';
import { cityOf, zoneHere } from '#core/domain/time-zone.ts';
import { quantitiesOf, totalCents, unitsOf } from '#core/domain/units.ts';
import { useDraft } from '#core/hooks/data/use-draft.ts';
import { FormProblem } from '#core/hooks/errors/form-problem.tsx';
import { refusedField } from '#core/hooks/errors/refused-field.ts';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { Share } from '#core/hooks/publish/owner-share.tsx';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { clockMessages, moneyMessages } from '#core/i18n/forms.messages.ts';
import { requestStepsMessages } from '#core/i18n/tasks.messages.ts';
import { Button } from '#core/ui/button.tsx';
import { DraftProblem } from '#core/ui/forms/draft-note.tsx';
import { ClockOddity, usePlanErrors } from '#core/ui/forms/plan-errors.tsx';
import { PriceField } from '#core/ui/forms/price-field.tsx';
import { QuantityField } from '#core/ui/forms/quantity-field.tsx';
import { SelectField } from '#core/ui/forms/select-field.tsx';
import { TextArea } from '#core/ui/forms/text-area.tsx';
import { TextField } from '#core/ui/forms/text-field.tsx';
import { useFieldErrors, useValidity } from '#core/ui/forms/use-field-errors.ts';
import { Total } from '#core/ui/total.tsx';
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

/** Price and quantity, time and a message. The draft is stored on this device until it is sent. */
export function ProposalForm({ request, own, signInUrl, onSent, onClose }: ProposalFormProps) {
  const t = { ...useMessages(moneyMessages), ...useMessages(requestStepsMessages) };
  const clock = useMessages(clockMessages);
  const format = useFormat();
  const blank = useMemo(() => fieldsOf(own ?? blankProposal(request.price)), [own, request.price]);
  const draftName = own ? `proposal-change.${own.id}` : `proposal.${request.id}`;
  const draft = useDraft(draftName, blank);
  const { fields, change, clear } = draft;
  const unit = unitsOf(request.category).find((known) => known === fields.unit) ?? 'hour';
  const price = parsePrice(fields.price, unit);
  const { most } = quantitiesOf(unit, request.category);
  const quantity = unit === 'fixed' ? 1 : parseQuantity(fields.quantity, unit, most);
  const form = useRef<HTMLFormElement>(null);
  const [send, sending] = useSendProposal(request, own);
  const errorText = useErrorText();
  const problem = sending.status === 'failed' ? sending.error : null;
  const refused = refusedField(problem, unit === 'fixed' ? fixedControls : controls, errorText);
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
      price: price ?? request.price,
      unit,
      quantity: quantity ?? 1,
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
        <PriceField
          name="price"
          label={t.price}
          unit={unit}
          required
          hint={t.priceHint({ price: format.price(request.price) })}
          value={fields.price}
          onChange={(price) => change({ price })}
          error={errors.errors.price}
        />
        <SelectField
          name="unit"
          label={t.unit}
          required
          options={unitsOf(request.category).map((value) => ({ value, label: t.unitName({ unit: value }) }))}
          value={unit}
          onChange={(chosen) => change({ unit: chosen })}
          error={errors.errors.unit}
        />
        {unit !== 'fixed' && (
          <QuantityField
            name="quantity"
            unit={unit}
            price={price}
            most={most}
            required
            value={fields.quantity}
            onChange={(quantity) => change({ quantity })}
            error={errors.errors.quantity}
          />
        )}
        <p className={styles.total} aria-live="polite">
          {price !== null && quantity !== null && (
            <>
              <strong part="total">
                <Total price={price} unit={unit} quantity={quantity} minimum={null} />
              </strong>{' '}
              <span part="net">
                <Share euros={totalCents({ price, quantity, minimum: null }) / 100} unit="fixed" />
              </span>
            </>
          )}
        </p>
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

const fixedControls = { unit: 'unit', price: 'price', message: 'message', date: 'date', time: 'time' };
const controls = { ...fixedControls, quantity: 'quantity' };

const blankProposal = (price: number) => ({
  price,
  unit: 'hour' as const,
  quantity: 1,
  message: '',
  startsAt: null,
});

type Written = Pick<OwnProposal, 'price' | 'unit' | 'quantity' | 'message' | 'startsAt'>;

const fieldsOf = ({ price, unit, quantity, message, startsAt }: Written) => ({
  price: String(price),
  unit: String(unit),

  quantity: String(quantity),
  date: startsAt ? dayOf(startsAt) : '',
  time: startsAt ? timeOf(startsAt) : '',
  message,
});
