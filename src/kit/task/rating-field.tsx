import { CircleAlert, Star } from 'lucide';
import { useId } from 'react';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { errorText, heading } from '#core/ui/field.styles.ts';
import { Icon } from '#core/ui/icon.tsx';
import { useValidity } from '#core/ui/use-validity.ts';
import { taskMessages } from './task.messages.ts';
import * as styles from './task.styles.ts';

interface RatingFieldProps {
  /** 0 until one is chosen. */
  value: number;
  onChange(value: number): void;
  error: string | undefined;
}

const stars = [1, 2, 3, 4, 5];

/** Radio buttons that look like stars. */
export function RatingField({ value, onChange, error }: RatingFieldProps) {
  const t = useMessages(taskMessages);
  const core = useMessages(coreMessages);
  const format = useFormat();
  const id = useId();
  const first = useValidity<HTMLInputElement>(value ? '' : t.ratingMissing);
  return (
    <div
      className={styles.rating}
      part="field"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <div className={heading}>
        <span id={`${id}-label`} className={styles.strong}>
          {t.rating}
        </span>
        <span aria-hidden>({core.required})</span>
      </div>
      <span className={styles.choices}>
        {stars.map((star) => (
          <label key={star} className={styles.choice} data-reached={star <= value || undefined}>
            <input
              ref={star === 1 ? first : undefined}
              className={styles.radio}
              type="radio"
              name="rating"
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
              aria-label={t.stars({ count: star, digits: format.number(star) })}
              data-autofocus={star === Math.max(1, value) || undefined}
            />
            <Icon node={Star} size={28} filled={star <= value} />
          </label>
        ))}
      </span>
      {error && (
        <p id={`${id}-error`} className={errorText} role="alert" part="field-error">
          <Icon node={CircleAlert} />
          {error}
        </p>
      )}
    </div>
  );
}
