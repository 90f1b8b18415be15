/** The two steps of the request form. */
import { useState } from 'react';
import { dayOf, pastPart } from '#core/domain/booking.ts';
import type { Category } from '#core/domain/category.ts';
import { limits } from '#core/domain/limits.ts';
import { requestTypeIn, requestTypes } from '#core/domain/request.ts';
import { useMessages } from '#core/i18n/context.ts';
import { requestMessages } from '#core/i18n/request.messages.ts';
import { PriceField } from '#core/ui/price-field.tsx';
import { SelectField } from '#core/ui/select-field.tsx';
import { TextArea } from '#core/ui/text-area.tsx';
import { TextField } from '#core/ui/text-field.tsx';
import { TitleField } from '#core/ui/title-field.tsx';
import { useValidity } from '#core/ui/use-validity.ts';
import { LanguageFields } from './language-fields.tsx';
import type { RequestFormState } from './request-form.data.ts';
import { requestFormMessages } from './request-form.messages.ts';
import { pair } from './request-form.styles.ts';

export interface StepProps {
  form: RequestFormState;
  category: Category;
}

export function OverviewStep({ form: { fields, change, errors }, category }: StepProps) {
  const t = useMessages(requestFormMessages);
  const { typeName } = useMessages(requestMessages);
  return (
    <>
      <TitleField
        name="title"
        label={t.title}
        hint={t.titleHint}
        value={fields.title}
        onChange={(title) => change({ title })}
        error={errors.errors.title}
      />
      <TextArea
        name="description"
        label={t.description}
        hint={t.descriptionHint}
        required
        limit={limits.description}
        value={fields.description}
        onChange={(description) => change({ description })}
        onBlur={() => change({ description: fields.description.trim() })}
        error={errors.errors.description}
      />
      <SelectField
        name="type"
        label={t.type}
        required
        emptyLabel={t.typeEmpty}
        options={requestTypes[category].map((type) => ({ value: type, label: typeName({ type }) }))}
        value={requestTypeIn(category, fields.type) ?? ''}
        onChange={(type) => change({ type })}
        error={errors.errors.type}
      />
      <LanguageFields form={{ fields, change, errors }} />
    </>
  );
}

export function PricingStep({ form: { fields, change, errors } }: StepProps) {
  const t = useMessages(requestFormMessages);
  const [today] = useState(() => dayOf(new Date()));
  const past = pastPart({ date: fields.dueDate, time: fields.dueTime }, new Date());
  const date = useValidity<HTMLInputElement>(past === 'date' ? t.datePast : '');
  const time = useValidity<HTMLInputElement>(past === 'time' ? t.timePast : '');
  return (
    <>
      <PriceField
        name="price"
        label={t.price}
        required
        value={fields.price}
        onChange={(price) => change({ price })}
        error={errors.errors.price}
      />
      <div className={pair}>
        <TextField
          name="dueDate"
          type="date"
          label={t.dueDate}
          required
          ref={date}
          min={today}
          value={fields.dueDate}
          onChange={(dueDate) => change({ dueDate })}
          error={errors.errors.dueDate}
        />
        <TextField
          name="dueTime"
          type="time"
          label={t.dueTime}
          required
          ref={time}
          value={fields.dueTime}
          onChange={(dueTime) => change({ dueTime })}
          error={errors.errors.dueTime}
        />
      </div>
    </>
  );
}
