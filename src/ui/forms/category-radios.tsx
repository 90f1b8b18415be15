import { CircleAlert } from 'lucide';
import { useId } from 'react';
import { type Category, categories } from '#core/domain/category.ts';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';
import { categoryIcons } from '#core/ui/category-chip.tsx';
import { Icon } from '#core/ui/icon.tsx';
import { errorText, type FieldProps, footing, heading } from './field.tsx';
import { useValidity } from './use-field-errors.ts';

interface CategoryRadiosProps extends Pick<FieldProps, 'name' | 'label' | 'error'> {
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

export const group = css`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  min-inline-size: 0;
  & > div > [data-label] { color: ${token('color-text')}; font-weight: 600; }
`;

export const choices = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 176px), 1fr));
  gap: ${space(2)};
`;

export const choice = css`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-content: start;
  align-items: center;
  gap: ${space(0.5)} ${space(2.5)};
  min-block-size: 44px;
  padding: ${space(3)};
  border: 1px solid ${token('color-control')};
  border-radius: ${token('radius')};
  background: ${token('color-surface')};
  line-height: 1.35;
  cursor: pointer;
  transition: border-color ${token('duration')}, background-color ${token('duration')};
  & > svg { color: ${token('color-muted')}; }
  & > [data-name] { font-weight: 600; }
  & > [data-hint] { grid-column: 1 / -1; font-size: ${textSizes.sm}; color: ${token('color-muted')}; }
  &:hover { border-color: ${token('color-text')}; }
  &[data-invalid] { border-color: ${token('color-error')}; box-shadow: inset 0 0 0 1px ${token('color-error')}; }
  &:has(> :checked) { border-color: ${token('color-accent')}; background: ${token('color-accent-tint')}; box-shadow: inset 0 0 0 1px ${token('color-accent')}; }
  &:has(> :checked) > svg { color: ${token('color-accent')}; }
  &:has(> :checked) > [data-hint] { color: ${token('color-text')}; }
  &:has(> :focus-visible) { outline: 2px solid ${token('color-focus')}; outline-offset: 2px; }
  @media (forced-colors: active) {
    &:has(> :checked) { outline: 3px solid Highlight; }
  }
`;

/** Covers the whole choice, so that a click anywhere on it is a click on the radio. */
export const radio = css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  opacity: 0;
  cursor: pointer;
`;
