import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isBlank } from '#core/domain/blank.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import type { Format } from '#core/i18n/format.ts';

export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** Why a backend refused the value of a field. */
export interface RefusedField {
  /** The name of the control. */
  name: string;
  text: string;
  /** Each refusal has its own, whatever it says. */
  cause: Error;
}

/**
 * The errors of a form (`<form noValidate>`), by the name of the control. An error appears when the form is sent or the
 * field is left, never during typing, and disappears as soon as the value is valid. That of a refused field gets the focus,
 * and disappears once the field is changed.
 */
export function useFieldErrors(refused: RefusedField | null = null) {
  const messages = useMessages(coreMessages);
  const format = useFormat();
  const [errors, setErrors] = useState<FieldErrors>({});
  const checked = useRef<HTMLFormElement>(null);
  const [corrected, setCorrected] = useState<Error | null>(null);
  const refusal = refused && refused.cause !== corrected ? refused : null;

  const refusedName = useRef<string>(undefined);
  useLayoutEffect(() => {
    refusedName.current = refused?.name;
  });
  const cause = refused?.cause;
  useLayoutEffect(() => {
    if (!cause) return;
    controlNamed(checked.current, refusedName.current)?.focus();
  }, [cause]);

  // The messages use labels and custom rules of the controls, which have to be rendered in a new language first.
  useEffect(() => {
    if (!checked.current) return;
    const wrong = wrongIn(checked.current);
    // A script or the browser may have filled a field in meanwhile: a valid field needs no message in any language.
    setErrors((before) =>
      worded(
        wrong.filter(({ name }) => before[name]),
        messages,
        format,
      ),
    );
  }, [messages, format]);

  return {
    errors: refusal ? { ...errors, [refusal.name]: errors[refusal.name] ?? refusal.text } : errors,
    /** Checks all controls (or those inside `scope`), shows their errors and focuses the first invalid one. */
    check(form: HTMLFormElement, scope: Element = form): boolean {
      checked.current = form;
      const wrong = wrongIn(form).filter((control) => scope.contains(control));
      setErrors(worded(wrong, messages, format));
      wrong[0]?.focus();
      return wrong.length === 0;
    },
    /** For `onBlur` of the form: shows the error of the field that was left, unless it is still empty. */
    checkOne(target: EventTarget) {
      if (!isFormControl(target) || !target.name || target.validity.valueMissing) return;
      checked.current = target.form;
      onceReleased(() => {
        // The button that was pressed may have emptied the form.
        if (target.validity.valueMissing) return;
        setErrors((before) => ({ ...before, ...worded([target], messages, format) }));
      });
    },
    /** For `onInput` of the form: removes a message once its field is valid. */
    recheck(target: EventTarget) {
      if (!isFormControl(target)) return;
      if (refusal?.name === target.name) setCorrected(refusal.cause);
      if (!errors[target.name]) return;
      // After React rendered the new text: some fields set a custom validity then.
      queueMicrotask(() => {
        if (isValid(target)) setErrors((before) => ({ ...before, [target.name]: undefined }));
      });
    },
    /** Forgets all errors, that of a refused field too. */
    clear() {
      setErrors({});
      setCorrected(cause ?? null);
    },
  };
}

/** The first control of this name. */
export const controlNamed = (form: HTMLFormElement | null, name?: string): FormControl | undefined =>
  [...(form?.elements ?? [])].filter(isFormControl).find((control) => control.name === name);

/** The named controls of a form that the browser or a custom rule finds invalid. */
export const wrongIn = (form: HTMLFormElement | null): FormControl[] =>
  [...(form?.elements ?? [])].filter(isFormControl).filter((control) => control.name && !isValid(control));

const isValid = (control: FormControl): boolean => control.validity.valid && !isOnlyBlank(control);

/** Browsers take blanks and invisible characters for a value, also where one is required. */
const isOnlyBlank = ({ required, type, value }: FormControl): boolean =>
  required && type !== 'password' && value !== '' && isBlank(value);

const worded = (
  controls: readonly FormControl[],
  messages: typeof coreMessages.en,
  format: Format,
): FieldErrors =>
  Object.fromEntries(controls.map((control) => [control.name, validityMessage(control, messages, format)]));

/**
 * A field is often left by pressing a button below it. A message that appeared before the pointer is released would move
 * that button away from the pointer, and the browser would fire no click.
 */
function onceReleased(show: () => void): void {
  if (!document.querySelector(':active')) {
    show();
    return;
  }
  const released = new AbortController();
  const options = { capture: true, signal: released.signal };
  const onRelease = () => {
    released.abort();
    setTimeout(show);
  };
  for (const name of ['pointerup', 'pointercancel']) document.addEventListener(name, onRelease, options);
}

/** For a control with a rule that no attribute expresses: `problem` says how to fix the value and is empty if it is valid. */
export function useValidity<Control extends FormControl>(problem: string): RefObject<Control | null> {
  const control = useRef<Control>(null);
  useLayoutEffect(() => control.current?.setCustomValidity(problem), [problem]);
  return control;
}

// Texts for the validity of form controls.

type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Looks at the name instead of using `instanceof`, because the classes of another window differ. */
const isFormControl = (target: EventTarget | null): target is FormControl =>
  /^(input|select|textarea)$/.test((target as Element | null)?.localName ?? '');

/** The message for a control's validity in the widget's language; undefined for a valid control. */
function validityMessage(
  control: FormControl,
  messages: typeof coreMessages.en,
  { number }: Format,
): string | undefined {
  const { validity } = control;
  if (isValid(control)) return undefined;
  const label = control.labels?.[0]?.textContent ?? control.name;
  const { type, min, max, minLength, maxLength } = limitsOf(control);
  if (validity.customError) return control.validationMessage;
  if (validity.valueMissing || isOnlyBlank(control)) return messages.fieldMissing({ label });
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
