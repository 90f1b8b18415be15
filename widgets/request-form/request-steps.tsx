/** The two steps of the request form. */

import { type RefObject, useRef, useState } from 'react';
import { dayOf, pastPart } from '#core/domain/booking.ts';
import type { Category } from '#core/domain/category.ts';
import { limits } from '#core/domain/limits.ts';
import { requestTypeIn, requestTypes } from '#core/domain/request.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { requestMessages } from '#core/i18n/tasks.messages.ts';
import { LanguageChips } from '#core/ui/forms/language-chips.tsx';
import { LanguageSelect } from '#core/ui/forms/language-select.tsx';
import { PriceField } from '#core/ui/forms/price-field.tsx';
import { SelectField } from '#core/ui/forms/select-field.tsx';
import { TextArea } from '#core/ui/forms/text-area.tsx';
import { TextField } from '#core/ui/forms/text-field.tsx';
import { TitleField } from '#core/ui/forms/title-field.tsx';
import { useValidity } from '#core/ui/forms/use-field-errors.ts';
import type { RequestFormState } from './request-form.data.ts';
import { requestFormMessages } from './request-form.messages.ts';
import { chips, pair } from './request-form.styles.ts';

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
        advised={limits.description}
        limit={limits.descriptionMax}
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
        unit="hour"
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

interface LanguageFieldsProps {
  form: Pick<RequestFormState, 'fields' | 'change' | 'errors'>;
}

/** The two languages. A chosen one can be removed again. */
function LanguageFields({ form: { fields, change, errors } }: LanguageFieldsProps) {
  const t = useMessages(requestFormMessages);
  const format = useFormat();
  const { fromLanguage, toLanguage } = fields;
  const isSame = toLanguage !== '' && toLanguage === fromLanguage;
  const from = useRef<HTMLSelectElement>(null);
  const to = useValidity<HTMLSelectElement>(isSame ? t.sameLanguage : '');

  const empty = (field: 'fromLanguage' | 'toLanguage', select: RefObject<HTMLSelectElement | null>) => {
    change({ [field]: '' });
    select.current?.focus();
  };

  return (
    <>
      <div className={pair}>
        <LanguageSelect
          name="fromLanguage"
          label={t.from}
          required
          ref={from}
          value={fromLanguage}
          onChange={(code) => change({ fromLanguage: code })}
          error={errors.errors.fromLanguage}
        />
        <LanguageSelect
          name="toLanguage"
          label={t.to}
          required
          ref={to}
          value={toLanguage}
          onChange={(code) => change({ toLanguage: code })}
          error={errors.errors.toLanguage}
        />
      </div>
      <div className={chips}>
        <LanguageChips
          codes={[...new Set([fromLanguage, toLanguage])].filter(Boolean)}
          nameOf={format.language}
          onRemove={(code) => (code === toLanguage ? empty('toLanguage', to) : empty('fromLanguage', from))}
        />
      </div>
    </>
  );
}
