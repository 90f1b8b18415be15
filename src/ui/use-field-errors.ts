import { useEffect, useRef, useState } from 'react';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { type CoreMessages, coreMessages } from '#core/i18n/core.messages.ts';
import type { Format } from '#core/i18n/format.ts';
import { type FormControl, isFormControl, validityMessage } from './validity-message.ts';

export type FieldErrors = Readonly<Record<string, string | undefined>>;

/**
 * The errors of a form (`<form noValidate>`), by the name of the control. An error appears when the form is sent or the
 * field is left, never during typing, and disappears as soon as the value is valid.
 */
export function useFieldErrors() {
  const messages = useMessages(coreMessages);
  const format = useFormat();
  const [errors, setErrors] = useState<FieldErrors>({});
  const checked = useRef<HTMLFormElement>(null);

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
    errors,
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
      onceReleased(() => setErrors((before) => ({ ...before, ...worded([target], messages, format) })));
    },
    /** For `onInput` of the form: removes a message once its field is valid. */
    recheck(target: EventTarget) {
      if (!isFormControl(target) || !errors[target.name]) return;
      // After React rendered the new text: some fields set a custom validity then.
      queueMicrotask(() => {
        if (target.validity.valid) setErrors((before) => ({ ...before, [target.name]: undefined }));
      });
    },
    clear: () => setErrors({}),
  };
}

/** The named controls of a form that the browser or a custom rule finds invalid. */
export const wrongIn = (form: HTMLFormElement | null): FormControl[] =>
  [...(form?.elements ?? [])]
    .filter(isFormControl)
    .filter((control) => control.name && !control.validity.valid);

const worded = (controls: readonly FormControl[], messages: CoreMessages, format: Format): FieldErrors =>
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
