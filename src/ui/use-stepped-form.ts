import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type useFieldErrors, wrongIn } from './use-field-errors.ts';

export interface SteppedFormState {
  form: RefObject<HTMLFormElement | null>;
  current: number;
  count: number;
  stateOf(step: number): 'done' | 'current' | 'todo';
  /** A step further on opens only if the current one is valid. */
  go(step: number): void;
  /** For a form that was emptied and is at its first step. */
  restart(): void;
  onSubmit(event: FormEvent): void;
}

interface Settings {
  count: number;
  current: number;
  onStep(step: number): void;
  errors: ReturnType<typeof useFieldErrors>;
  /** Called when the last step is sent and all steps are valid. */
  onSend(): void;
}

/** A step whose code has not arrived has no fields yet that could be wrong. */
const isWaiting = (place: Element): boolean => place.querySelector('[data-waiting]') !== null;

const stepWith = (control: Element | undefined): number =>
  Number(control?.closest<HTMLElement>('[data-step]')?.dataset.step ?? 0);

/** One form in several steps: each has to be valid before the next opens, and the focus moves with the steps. */
export function useSteppedForm({ count, current, onStep, errors, onSend }: Settings): SteppedFormState {
  const form = useRef<HTMLFormElement>(null);
  const [focus, setFocus] = useState<{ on: 'heading' | 'wrong' } | null>(null);
  const [reached, setReached] = useState(current);
  if (reached < current) setReached(current);
  const wrong = useWrongSteps(form);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the user moves on or back; the step is then rendered.
  useLayoutEffect(() => {
    const step = form.current?.querySelector(`[data-step="${current}"]`);
    if (focus?.on === 'heading') step?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
    if (focus?.on === 'wrong') wrongIn(form.current)[0]?.focus();
  }, [focus]);

  const open = (step: number, on: 'heading' | 'wrong') => {
    setFocus({ on });
    onStep(step);
  };
  const isCurrentValid = () => {
    const step = form.current?.querySelector(`[data-step="${current}"]`);
    return form.current && step && !isWaiting(step) ? errors.check(form.current, step) : false;
  };

  return {
    form,
    current,
    count,
    stateOf(step) {
      if (step === current) return 'current';
      // The last step only sends what the others hold.
      return step <= reached && step < count - 1 && !wrong.has(step) ? 'done' : 'todo';
    },
    go(step) {
      if (step < current || isCurrentValid()) open(step, 'heading');
    },
    restart() {
      setFocus({ on: 'heading' });
      setReached(0);
    },
    onSubmit(event) {
      event.preventDefault();
      if (!form.current) return;
      if (current < count - 1) {
        if (isCurrentValid()) open(current + 1, 'heading');
        return;
      }
      if (isWaiting(form.current)) return;
      if (errors.check(form.current)) return onSend();
      open(stepWith(wrongIn(form.current)[0]), 'wrong');
    },
  };
}

const none: ReadonlySet<number> = new Set();

/** The steps with an invalid field, as the form was rendered last. */
function useWrongSteps(form: RefObject<HTMLFormElement | null>): ReadonlySet<number> {
  const [steps, setSteps] = useState(none);
  useLayoutEffect(() => {
    const found = new Set(wrongIn(form.current).map(stepWith));
    setSteps((before) => (String([...before]) === String([...found]) ? before : found));
  });
  return steps;
}
