import { useEffect, useRef, useState } from 'react';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { type CoreMessages, coreMessages } from '#core/i18n/core.messages.ts';
import type { Format } from '#core/i18n/format.ts';
import { type FormControl, isFormControl, validityMessage } from './validity-message.ts';

export type FieldErrors = Readonly<Record<string, string | undefined>>;

/**
 * The errors of a form (`<form noValidate>`), by the name of the control. They show once a form was sent or a
 * field was left, never while somebody is still typing, and go as soon as it is mended.
 */
export function useFieldErrors() {
  const messages = useMessages(coreMessages);
  const format = useFormat();
  const [errors, setErrors] = useState<FieldErrors>({});
  const checked = useRef<HTMLFormElement>(null);

  // Labels and rules of one's own are read from the controls: in another language only once they have rendered in it.
  useEffect(() => {
    if (!checked.current) return;
    const wrong = wrongIn(checked.current);
    // What was filled in by other means than by hand meanwhile is right, and has nothing to say in any language.
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
    /** Checks all controls (or those inside `scope`), shows what is wrong and focuses the first of it. */
    check(form: HTMLFormElement, scope: Element = form): boolean {
      checked.current = form;
      const wrong = wrongIn(form).filter((control) => scope.contains(control));
      setErrors(worded(wrong, messages, format));
      wrong[0]?.focus();
      return wrong.length === 0;
    },
    /** For `onBlur` of the form: tells about the one field that was left, unless it is still empty. */
    checkOne(target: EventTarget) {
      if (!isFormControl(target) || !target.name || target.validity.valueMissing) return;
      checked.current = target.form;
      onceReleased(() => setErrors((before) => ({ ...before, ...worded([target], messages, format) })));
    },
    /** For `onInput` of the form: a message goes when its field is right again. */
    recheck(target: EventTarget) {
      if (!isFormControl(target) || !errors[target.name]) return;
      // Once the field has rendered the new text: some set their own validity then.
      queueMicrotask(() => {
        if (target.validity.valid) setErrors((before) => ({ ...before, [target.name]: undefined }));
      });
    },
    clear: () => setErrors({}),
  };
}

/** The named controls of a form that the browser, or a rule of our own, finds fault with. */
export const wrongIn = (form: HTMLFormElement | null): FormControl[] =>
  [...(form?.elements ?? [])]
    .filter(isFormControl)
    .filter((control) => control.name && !control.validity.valid);

const worded = (controls: readonly FormControl[], messages: CoreMessages, format: Format): FieldErrors =>
  Object.fromEntries(controls.map((control) => [control.name, validityMessage(control, messages, format)]));

/**
 * A field is often left by pressing a button below it. A message that appears before the release moves that button
 * away from under the pointer, and there is no click.
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
