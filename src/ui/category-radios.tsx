import { CircleAlert } from 'lucide';
import { useId } from 'react';
import { type Category, categories } from '#core/domain/category.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { categoryIcons } from './category-chip.tsx';
import { choice, choices, group, radio } from './category-radios.styles.ts';
import { errorText, footing, heading } from './field.styles.ts';
import type { FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';
import { useValidity } from './use-validity.ts';

export interface CategoryRadiosProps extends Pick<FieldProps, 'name' | 'label' | 'error'> {
  value: Category | '';
  onChange: (value: Category) => void;
  /** A description for each, below its name. */
  hints: Readonly<Record<Category, string>>;
  /** The error if none is chosen. */
  missing: string;
}

/** A required choice of one of the three types, each with a description. */
export function CategoryRadios({ name, label, error, value, onChange, hints, missing }: CategoryRadiosProps) {
  const t = useMessages(coreMessages);
  const id = useId();
  const first = useValidity<HTMLInputElement>(value ? '' : missing);

  return (
    <div
      className={group}
      part="field"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <div className={heading}>
        <span id={`${id}-label`} data-label>
          {label}
        </span>
        <span aria-hidden>({t.required})</span>
      </div>
      <div className={choices}>
        {categories.map((category, index) => (
          <label key={category} className={choice} data-invalid={error ? '' : undefined}>
            <input
              ref={index === 0 ? first : undefined}
              className={radio}
              type="radio"
              part="control"
              name={name}
              value={category}
              checked={value === category}
              onChange={() => onChange(category)}
              aria-describedby={`${id}-${category}`}
              aria-label={t[category]}
            />
            <Icon node={categoryIcons[category]} size={20} />
            <span data-name>{t[category]}</span>
            <span id={`${id}-${category}`} data-hint>
              {hints[category]}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <div className={footing}>
          <p id={`${id}-error`} className={errorText} role="alert" part="field-error">
            <Icon node={CircleAlert} />
            {error}
          </p>
        </div>
      )}
    </div>
  );
}
