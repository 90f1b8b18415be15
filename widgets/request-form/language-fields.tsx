import { type RefObject, useRef } from 'react';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { LanguageChips } from '#core/ui/language-chips.tsx';
import { LanguageSelect } from '#core/ui/language-select.tsx';
import { useValidity } from '#core/ui/use-validity.ts';
import type { RequestFormState } from './request-form.data.ts';
import { requestFormMessages } from './request-form.messages.ts';
import { chips, pair } from './request-form.styles.ts';

interface LanguageFieldsProps {
  form: Pick<RequestFormState, 'fields' | 'change' | 'errors'>;
}

/** The two languages. A chosen one can be removed again. */
export function LanguageFields({ form: { fields, change, errors } }: LanguageFieldsProps) {
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
