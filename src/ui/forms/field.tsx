import { CircleAlert } from 'lucide';
import { type ReactNode, useId } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { css } from '#core/theme/css.ts';
import { classes } from '#core/theme/rules.ts';
import { space, textSize, textSizes, token } from '#core/theme/tokens.ts';
import { visuallyHidden } from '#core/theme/visually-hidden.ts';
import { Icon } from '#core/ui/icon.tsx';

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
interface ControlProps {
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

export const field = css`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  min-inline-size: 0;
`;

export const heading = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space(1.5)};
  font-size: ${textSizes.md};
  line-height: 1.4;
  color: ${token('color-muted')};
  & > label { color: ${token('color-text')}; font-weight: 600; }
  &[data-compact] { font-size: ${textSizes.sm}; }
  &[data-compact] > label { color: ${token('color-muted')}; font-weight: 400; }
`;

export const footing = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  font-size: ${textSizes.sm};
  line-height: 1.4;
  color: ${token('color-muted')};
  & > :last-child { margin-inline-start: auto; }
  & > :first-child { margin-inline-start: 0; flex: 0 1 auto; min-inline-size: 0; }
`;

export const errorText = css`
  display: flex;
  align-items: flex-start;
  gap: ${space(1.5)};
  color: ${token('color-error')};
  & > svg { margin-block-start: 1px; }
`;

/** Text fields, selects and text areas alike. */
export const control = css`
  display: block;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 44px;
  padding: ${space(2)} 14px;
  border: 1px solid ${token('color-control')};
  border-radius: ${token('radius')};
  background: ${token('color-surface')};
  color: ${token('color-text')};
  font-family: inherit;
  font-size: ${textSizes.base};
  line-height: 1.5;
  text-align: start;
  transition: border-color ${token('duration')};
  &::placeholder { color: ${token('color-muted')}; opacity: 1; }
  &:hover { border-color: ${token('color-text')}; }
  &[data-state='valid'] { border-color: ${token('color-success')}; box-shadow: inset 0 0 0 1px ${token('color-success')}; }
  &[aria-invalid='true'] { border-color: ${token('color-error')}; box-shadow: inset 0 0 0 1px ${token('color-error')}; }
  &:focus-visible { outline-offset: 0; border-color: ${token('color-focus')}; }
  &:read-only[data-kind='text'] { background: ${token('color-sunken')}; color: ${token('color-muted')}; }
  &:disabled { background: ${token('color-sunken')}; color: ${token('color-muted')}; cursor: not-allowed; }
  &[data-start] { padding-inline-start: 40px; }
  &[data-end] { padding-inline-end: 44px; }
  /* On a phone a date with its button has to fit beside a time: Firefox’s controls are wide. */
  &[type='date'] { padding-inline: 8px; }
  /* The spin buttons would cover digits; the arrow keys still work. */
  &[type='number'] { appearance: textfield; }
  &::-webkit-inner-spin-button, &::-webkit-outer-spin-button { appearance: none; margin: 0; }
  &[data-kind='select'] { appearance: none; text-overflow: ellipsis; cursor: pointer; }
  &[data-kind='area'] { padding-block: 11px; resize: vertical; }
  &[data-grow] { resize: none; field-sizing: content; overflow-y: auto; }
  &[data-grow]::placeholder { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  @media (pointer: coarse) { font-size: max(16px, ${textSize(16)}); }
`;

/** A control with an icon or a button inside its border. Their place does not depend on the direction of the typed text. */
export const shell = css`
  position: relative;
  display: block;
  &:dir(rtl) > :dir(ltr)[data-start], &:dir(ltr) > :dir(rtl)[data-start] { padding-inline: 14px 40px; }
  &:dir(rtl) > :dir(ltr)[data-end], &:dir(ltr) > :dir(rtl)[data-end] { padding-inline: 44px 14px; }
`;

export const startIcon = css`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 14px;
  display: grid;
  align-items: center;
  color: ${token('color-muted')};
  pointer-events: none;
`;

export const endSlot = css`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${space(1)};
  display: grid;
  align-items: center;
  color: ${token('color-muted')};
  &[data-passive] { inset-inline-end: 14px; pointer-events: none; }
  &[data-state='valid'] { color: ${token('color-success')}; }
`;
