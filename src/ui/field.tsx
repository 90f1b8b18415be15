import { CircleAlert } from 'lucide';
import { type ReactNode, useId } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { classes } from '#core/theme/rules.ts';
import { visuallyHidden } from '#core/theme/visually-hidden.ts';
import { errorText, field, footing, heading } from './field.styles.ts';
import { Icon } from './icon.tsx';

/** Properties of every field, whatever its control. */
export interface FieldProps {
  /** The wire name. */
  name: string;
  label: string;
  hint?: ReactNode;
  /** Says how to fix the value; replaces the hint. */
  error?: string;
  /** The id of a description elsewhere, such as why the backend refused the form. */
  describedBy?: string;
  required?: boolean;
  /** Shows “optional” beside the label. Filters set neither this nor `required`, and show neither. */
  optional?: boolean;
  disabled?: boolean;
  /** The part of the control itself; the frame around it is `field`. */
  part?: string;
  /** The smaller label of filter bars. */
  compact?: boolean;
  /** For assistive technology only. */
  labelHidden?: boolean;
}

/** Separates the frame's properties from those of the control. */
export function splitField<Props extends FieldProps>({
  name,
  label,
  hint,
  error,
  describedBy,
  required,
  optional,
  disabled,
  part,
  compact,
  labelHidden,
  ...native
}: Props) {
  const frame: FieldProps = {
    name,
    label,
    hint,
    error,
    describedBy,
    required,
    optional,
    disabled,
    part,
    compact,
    labelHidden,
  };
  return [frame, native] as const;
}

/** What a field passes to its control. */
export interface ControlProps {
  id: string;
  name: string;
  part: string | undefined;
  required: boolean | undefined;
  disabled: boolean | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FrameProps extends FieldProps {
  /** At the end of the line below, such as a counter. */
  aside?: ReactNode;
  children: (control: ControlProps) => ReactNode;
}

export function Field({ label, hint, error, compact, labelHidden, aside, children, ...control }: FrameProps) {
  const id = useId();
  const { required, optional } = useMessages(coreMessages);
  const need = control.required ? required : control.optional ? optional : undefined;
  const describedBy = [
    control.describedBy,
    error ? `${id}-error` : hint && `${id}-hint`,
    control.optional && `${id}-need`,
  ];

  return (
    <div className={field} part="field">
      <div className={classes(heading, labelHidden && visuallyHidden)} data-compact={compact || undefined}>
        <label htmlFor={id}>{label}</label>
        {need && (
          <span id={`${id}-need`} aria-hidden={control.required || undefined}>
            ({need})
          </span>
        )}
      </div>
      {children({
        id,
        name: control.name,
        part: classes('control', control.part),
        required: control.required,
        disabled: control.disabled,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy.filter(Boolean).join(' ') || undefined,
      })}
      {(error || hint || aside) && (
        <div className={footing}>
          {error ? (
            <p id={`${id}-error`} className={errorText} role="alert" part="field-error">
              <Icon node={CircleAlert} />
              {error}
            </p>
          ) : (
            hint && <p id={`${id}-hint`}>{hint}</p>
          )}
          {aside}
        </div>
      )}
    </div>
  );
}
