import { ChevronDown } from 'lucide';
import { memo, type Ref } from 'react';
import { Icon } from '#core/ui/icon.tsx';
import { control as controlClass, endSlot, Field, type FieldProps, shell, splitField } from './field.tsx';

interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  options: readonly SelectOption[];
  /** The text of a first option with an empty value: “Any language”. */
  emptyLabel?: string;
  autoComplete?: string;
  /** `no` for names that stay as they are in each language. */
  translate?: 'no';
  onBlur?: () => void;
  ref?: Ref<HTMLSelectElement>;
}

export function SelectField(props: SelectFieldProps) {
  const [frame, { value, onChange, options, emptyLabel, ...native }] = splitField(props);

  return (
    <Field {...frame}>
      {(control) => (
        <span className={shell}>
          <select
            {...native}
            {...control}
            className={controlClass}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            data-kind="select"
            data-end
          >
            <Options options={options} emptyLabel={emptyLabel} />
          </select>
          <span className={endSlot} data-passive>
            <Icon node={ChevronDown} />
          </span>
        </span>
      )}
    </Field>
  );
}

/** A list of languages is long, and the fields of a form are rendered at every key typed into one of them. */
const Options = memo(function Options({
  options,
  emptyLabel,
}: Pick<SelectFieldProps, 'options'> & { emptyLabel: string | undefined }) {
  return (
    <>
      {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} suppressHydrationWarning>
          {option.label}
        </option>
      ))}
    </>
  );
});
