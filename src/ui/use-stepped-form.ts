import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type useFieldErrors, wrongIn } from './use-field-errors.ts';

export interface SteppedFormState {
  form: RefObject<HTMLFormElement | null>;
  current: number;
  count: number;
  go(step: number): void;
  onSubmit(event: FormEvent): void;
}

interface Settings {
  count: number;
  /** The step to start at. */
  startAt?: number;
  errors: ReturnType<typeof useFieldErrors>;
  /** Called when the last step is sent and all steps are valid. */
  onSend(): void;
}

/** One form in several steps: each has to be valid before the next opens, and the focus moves with the steps. */
export function useSteppedForm({ count, startAt = 0, errors, onSend }: Settings): SteppedFormState {
  const form = useRef<HTMLFormElement>(null);
  const [place, setPlace] = useState<{ step: number; focus?: 'heading' | 'wrong' }>({ step: startAt });
  const stepOf = (step: number) => form.current?.querySelector<HTMLElement>(`[data-step="${step}"]`);

  useLayoutEffect(() => {
    const step = form.current?.querySelector(`[data-step="${place.step}"]`);
    if (place.focus === 'heading') step?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
    if (place.focus === 'wrong') wrongIn(form.current)[0]?.focus();
  }, [place]);

  return {
    form,
    current: place.step,
    count,
    go: (step) => setPlace({ step, focus: 'heading' }),
    onSubmit(event) {
      event.preventDefault();
      const { current: node } = form;
      const step = stepOf(place.step);
      if (!node || !step) return;
      if (place.step < count - 1) {
        if (errors.check(node, step)) setPlace({ step: place.step + 1, focus: 'heading' });
        return;
      }
      if (errors.check(node)) return onSend();
      const wrong = wrongIn(node)[0]?.closest<HTMLElement>('[data-step]');
      setPlace({ step: Number(wrong?.dataset.step ?? 0), focus: 'wrong' });
    },
  };
}
