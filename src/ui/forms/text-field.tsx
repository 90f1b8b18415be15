import { CircleCheck, type IconNode, Search } from 'lucide';
import type { InputHTMLAttributes, Ref } from 'react';
import { Icon } from '#core/ui/icon.tsx';
import {
  control as controlClass,
  endSlot,
  Field,
  type FieldProps,
  shell,
  splitField,
  startIcon,
} from './field.tsx';

/** Attributes of the native `<input>`, passed on unchanged. */
type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'autoComplete'
  | 'autoFocus'
  | 'inputMode'
  | 'max'
  | 'maxLength'
  | 'min'
  | 'minLength'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'pattern'
  | 'placeholder'
  | 'readOnly'
  | 'spellCheck'
  | 'step'
>;

export interface TextFieldProps extends FieldProps, Native {
  /** For passwords there is `PasswordField`, which can show them. */
  type?: 'text' | 'email' | 'tel' | 'number' | 'date' | 'time' | 'search';
  value: string;
  onChange: (value: string) => void;
  /** Marks the value as valid. */
  valid?: boolean;
  /** At the start, inside the border. */
  icon?: IconNode;
  /** The unit at the end, inside the border: `€/h`. */
  suffix?: string;
  ref?: Ref<HTMLInputElement>;
}

/** The typed text decides its direction (`dir="auto"`); digits and the placeholder follow the page's direction. */
const isText = (type: string): boolean => !['date', 'time', 'number'].includes(type);

export function TextField(props: TextFieldProps) {
  const [frame, { type = 'text', value, onChange, valid, icon, suffix, ...native }] = splitField(props);
  const start = icon ?? (type === 'search' ? Search : undefined);
  const isValid = valid && !frame.error;

  return (
    <Field {...frame}>
      {(control) => (
        <span className={shell}>
          {start && (
            <span className={startIcon}>
              <Icon node={start} />
            </span>
          )}
          <input
            {...native}
            {...control}
            className={controlClass}
            type={type}
            dir={value && !suffix && isText(type) ? 'auto' : undefined}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            data-kind="text"
            data-start={start && ''}
            data-end={isValid ? '' : undefined}
            style={suffix ? { paddingInlineEnd: `calc(${suffix.length}ch + 24px)` } : undefined}
            data-state={isValid ? 'valid' : undefined}
          />
          {(suffix || isValid) && (
            <span className={endSlot} data-passive data-state={isValid ? 'valid' : undefined}>
              {isValid ? <Icon node={CircleCheck} /> : suffix}
            </span>
          )}
        </span>
      )}
    </Field>
  );
}
