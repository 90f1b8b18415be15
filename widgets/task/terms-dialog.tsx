/** The dialog in which a party of a task proposes to change what was agreed. */
import { useState } from 'react';
import { ApiError } from '#core/api/api-error.ts';
import { dayOf, instantOf, lastDay, timeOf } from '#core/domain/booking.ts';
import { isCategory } from '#core/domain/category.ts';
import { limits } from '#core/domain/limits.ts';
import { parsePrice, parseQuantity } from '#core/domain/money.ts';
import { fullName } from '#core/domain/person.ts';
import type { AcceptedTask, TaskChangeInput } from '#core/domain/task.ts';
import { cityOf, zoneHere } from '#core/domain/time-zone.ts';
import { quantities, quantitiesOf, totalCents, unitOf } from '#core/domain/units.ts';
import { useDraft } from '#core/hooks/data/use-draft.ts';
import { refusedField } from '#core/hooks/errors/refused-field.ts';
import { useErrorText } from '#core/hooks/errors/use-error-text.ts';
import { ActionError, InlineError } from '#core/hooks/task/task-problem.tsx';
import type { TaskDialogProps } from '#core/hooks/task/task-text-dialog.tsx';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { clockMessages } from '#core/i18n/forms.messages.ts';
import { css } from '#core/theme/css.ts';
import { space } from '#core/theme/tokens.ts';
import { Button } from '#core/ui/button.tsx';
import { DraftProblem } from '#core/ui/forms/draft-note.tsx';
import { FormDialog } from '#core/ui/forms/form-dialog.tsx';
import { ClockOddity, usePlanErrors } from '#core/ui/forms/plan-errors.tsx';
import { PriceField } from '#core/ui/forms/price-field.tsx';
import { QuantityField } from '#core/ui/forms/quantity-field.tsx';
import { TextArea } from '#core/ui/forms/text-area.tsx';
import { TextField } from '#core/ui/forms/text-field.tsx';
import { useValidity } from '#core/ui/forms/use-field-errors.ts';
import { Notice } from '#core/ui/notice.tsx';
import { Row } from '#core/ui/stack.tsx';
import { taskPageMessages } from './task.messages.ts';
import { agreedTerms, proposedTerms, type Terms, useProposeChange } from './terms.data.ts';

const blank = { text: '' };
const controls = { text: 'text', price: 'price', date: 'date', time: 'time' };
const countedControls = { ...controls, quantity: 'quantity', hours: 'quantity' };

const planOf = ({ start }: Terms) =>
  start ? { date: dayOf(start), time: timeOf(start) } : { date: '', time: '' };

/** It begins with the open proposal, or else with what holds, and sends what differs from that. */
export function TermsDialog({ task, onClose, restoreFocus }: TaskDialogProps) {
  const t = useMessages(taskPageMessages);
  const clock = useMessages(clockMessages);
  const format = useFormat();
  const errorText = useErrorText();
  const draft = useDraft(`terms.${task.id}`, blank);
  const [propose, proposing] = useProposeChange(task);
  const agreed = agreedTerms(task);
  const { unit, minimum } = agreed;
  const [fields, setFields] = useState(() => {
    const shown = task.change ? proposedTerms(task, task.change) : agreed;
    return { quantity: format.number(shown.quantity), price: format.number(shown.price), ...planOf(shown) };
  });
  const [isSame, setSame] = useState(false);
  const failure = proposing.status === 'failed' ? proposing.error : null;
  const [corrected, setCorrected] = useState<Error | null>(null);
  const change = (changes: Partial<typeof fields>) => {
    setSame(false);
    setCorrected(failure);
    setFields((before) => ({ ...before, ...changes }));
  };

  const most = mostOf(task);
  const price = parsePrice(fields.price, unit);
  const quantity = unit === 'fixed' ? 1 : parseQuantity(fields.quantity, unit, most);
  const plan = planOf(agreed);
  const isMoved = fields.date !== plan.date || fields.time !== plan.time;
  const planErrors = usePlanErrors()(fields);
  const date = useValidity<HTMLInputElement>(isMoved ? planErrors.date : '');
  const time = useValidity<HTMLInputElement>(isMoved ? planErrors.time : '');
  const refused = refusedField(
    failure,
    unit === 'fixed' ? { ...controls, quantity: 'price' } : countedControls,
    errorText,
  );
  const isTaken = failure instanceof ApiError && failure.code === 'time-taken' && failure !== corrected;
  const name = fullName(task);
  const now = new Date();

  const submit = async () => {
    const changes: Omit<TaskChangeInput, 'text'> = {
      ...(quantity !== null && quantity !== agreed.quantity && { quantity }),
      ...(price !== null && price !== agreed.price && { price }),
      ...(isMoved && { date: fields.date, time: fields.time, timezone: zoneHere() }),
    };
    if (Object.keys(changes).length === 0) return setSame(true);
    const cancel = restoreFocus(task);
    if (!(await propose({ ...changes, text: draft.fields.text.trim() }))) return cancel();
    draft.clear();
    onClose();
  };

  return (
    <FormDialog
      open
      onClose={onClose}
      title={t.change}
      submitLabel={t.sendSettlement}
      submit={{ busy: proposing.status === 'busy' }}
      refused={refused}
      onSubmit={() => void submit()}
    >
      {(errors) => (
        <>
          <p>{t.changeText({ name })}</p>
          <div className={pair}>
            {unit !== 'fixed' && (
              <QuantityField
                name="quantity"
                unit={unit}
                price={price}
                minimum={minimum}
                most={most}
                required
                error={errors.quantity}
                value={fields.quantity}
                onChange={(value) => change({ quantity: value })}
              />
            )}
            <PriceField
              name="price"
              label={t.price}
              unit={unit}
              required
              error={errors.price}
              value={fields.price}
              onChange={(value) => change({ price: value })}
            />
          </div>
          <p className={sum} aria-live="polite" part="new-total">
            {price !== null && quantity !== null && (
              <NewTotal from={agreed.total} to={totalCents({ price, quantity, minimum }) / 100} />
            )}
          </p>
          <div className={pair}>
            <TextField
              type="date"
              name="date"
              label={
                !isCategory(task.type) ? t.when : task.type === 'call' ? clock.startsAt : clock.deliverBy
              }
              ref={date}
              min={isMoved ? dayOf(now) : undefined}
              max={lastDay(now)}
              required={plan.date !== ''}
              error={errors.date}
              value={fields.date}
              onChange={(value) => change({ date: value })}
            />
            <TextField
              type="time"
              name="time"
              label={t.changeTime}
              hint={
                <>
                  {t.onYourClock({ zone: cityOf(zoneHere()) })} <ClockOddity {...fields} />
                </>
              }
              ref={time}
              required={plan.date !== ''}
              error={errors.time}
              value={fields.time}
              onChange={(value) => change({ time: value })}
            />
          </div>
          {isTaken && (
            <Notice type="warning" part="taken">
              <p role="alert">{errorText(failure)}</p>
              <Row gap={2} align="stretch">
                {failure.free.map((free) => {
                  const instant = instantOf(free);
                  return (
                    <Button
                      key={`${free.date} ${free.time}`}
                      size="small"
                      part="free"
                      onClick={() => change({ date: free.date, time: free.time })}
                    >
                      {instant ? format.moment(instant) : `${free.date} ${free.time}`}
                    </Button>
                  );
                })}
              </Row>
            </Notice>
          )}
          <TextArea
            name="text"
            label={t.changeWhy}
            hint={t.settleWhyHint({ name })}
            rows={3}
            required
            limit={limits.taskText}
            error={errors.text}
            value={draft.fields.text}
            onChange={(text) => draft.change({ text })}
          />
          <DraftProblem draft={draft} />
          {isSame && <InlineError>{t.nothingChanged}</InlineError>}
          {failure && failure !== corrected && !refused && !isTaken && <ActionError error={failure} />}
        </>
      )}
    </FormDialog>
  );
}

/** How long a call may be is its translator's choice, which the backend knows. */
const mostOf = (task: AcceptedTask): number => {
  const unit = unitOf(task.unit);
  return isCategory(task.type)
    ? quantitiesOf(unit, task.type, limits.longestCall).most
    : quantities[unit].most;
};

function NewTotal({ from, to }: { from: number | undefined; to: number }) {
  const t = useMessages(taskPageMessages);
  const format = useFormat();
  if (from === undefined || from === to) return t.totalStays({ total: format.price(to) });
  return t.totalChanges({ from: format.price(from), to: format.price(to) });
}

const pair = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
  gap: ${space(4)};
`;

const sum = css`
  font-weight: 600;
`;
