/** Texts for the validity of form controls. */
import type { CoreMessages } from '#core/i18n/core.messages.ts';
import type { Format } from '#core/i18n/format.ts';

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** By its name instead of `instanceof`, because the classes of another window differ. */
export const isFormControl = (target: EventTarget | null): target is FormControl =>
  /^(input|select|textarea)$/.test((target as Element | null)?.localName ?? '');

/** The message for a control's validity in the widget's language; undefined for a valid control. */
export function validityMessage(
  control: FormControl,
  messages: CoreMessages,
  { number }: Format,
): string | undefined {
  const { validity } = control;
  if (validity.valid) return undefined;
  const label = control.labels?.[0]?.textContent ?? control.name;
  const { type, min, max, minLength, maxLength } = limitsOf(control);
  if (validity.customError) return control.validationMessage;
  if (validity.valueMissing) return messages.fieldMissing({ label });
  if (type === 'email') return messages.fieldEmail;
  if (type === 'number' && validity.badInput) return messages.fieldNumber;
  if (validity.badInput) return messages.fieldMissing({ label });
  if (validity.tooShort) return messages.fieldTooShort({ limit: number(minLength) });
  if (validity.tooLong) return messages.fieldTooLong({ limit: number(maxLength) });
  if (validity.rangeUnderflow) return messages.fieldTooLow({ limit: number(Number(min)) });
  if (validity.rangeOverflow) return messages.fieldTooHigh({ limit: number(Number(max)) });
  if (validity.stepMismatch) return messages.fieldNumber;
  return messages.fieldPattern({ label });
}

const limitsOf = (control: FormControl) => ({
  type: control.type,
  min: 'min' in control ? control.min : '',
  max: 'max' in control ? control.max : '',
  minLength: 'minLength' in control ? control.minLength : 0,
  maxLength: 'maxLength' in control ? control.maxLength : 0,
});
