import { ApiError } from '#core/api/api-error.ts';
import type { RefusedField } from '#core/ui/forms/use-field-errors.ts';

/** The fields that codes are about, by their wire names; other codes name their field themselves. */
const fieldByCode: Readonly<Record<string, string>> = {
  'address-taken': 'email',
  'due-in-the-past': 'dueDate',
  'in-the-past': 'date',
  'password-common': 'password',
  'password-name': 'password',
  'password-pattern': 'password',
  'time-skipped': 'time',
  'too-soon': 'date',
  'total-out-of-range': 'quantity',
  'wrong-code': 'code',
  'wrong-password': 'current',
};

/**
 * The field of a form that a refusal is about, for `useFieldErrors`; null for what is about no field of it, which the form
 * says beside its button. `controls` names the form's controls by the wire names of their fields.
 */
export function refusedField(
  error: Error | null,
  controls: Readonly<Record<string, string>>,
  text: (error: ApiError) => string,
): RefusedField | null {
  if (!(error instanceof ApiError)) return null;
  const name = controls[fieldByCode[error.code] ?? String(error.values.field)];
  return name === undefined ? null : { name, text: text(error), cause: error };
}
