import { useEffect } from 'react';
import { type DraftFields, useDraft } from '#core/kit/data/use-draft.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { useFieldErrors } from '#core/ui/use-field-errors.ts';
import { useSteppedForm } from '#core/ui/use-stepped-form.ts';
import { usePublishing } from './use-publishing.ts';

/** `step` is the number of the step that is open; empty for the first one. */
type PublishFields = DraftFields & { step: string };

interface PublishFormOptions<Fields extends PublishFields> {
  /** The name that the draft is stored under. */
  name: string;
  blank: Fields;
  /** How many steps the form has. */
  count: number;
  publish: Parameters<typeof usePublishing<Fields>>[0]['publish'];
  event: `dragoman-${string}`;
  successUrl: string;
  published: string;
  /** The fields in `demo`. */
  sample(): Promise<Partial<Fields>>;
}

/** A stepped form that publishes something: its draft, its field errors, its steps and its call. */
export function usePublishForm<Fields extends PublishFields>(options: PublishFormOptions<Fields>) {
  const { name, blank, count, sample } = options;
  const { demo } = useWidget();
  const draft = useDraft(name, blank);
  const { fields, change, clear } = draft;
  const errors = useFieldErrors();
  const publishing = usePublishing<Fields>({ ...options, onPublished: clear });
  const steps = useSteppedForm({
    count,
    current: Math.min(Number(fields.step) || 0, count - 1),
    onStep: (step) => change({ step: step ? String(step) : '' } as Partial<Fields>),
    errors,
    onSend: () => void publishing.send(fields),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each kind of demo.
  useEffect(() => {
    if (demo === 'ready' || demo === 'error') void sample().then(change);
  }, [demo]);

  return {
    ...draft,
    errors,
    steps,
    publishing,
    startOver() {
      clear();
      errors.clear();
      steps.restart();
    },
    publishAnother() {
      publishing.again();
      errors.clear();
      steps.restart();
    },
  };
}

export type PublishForm<Fields extends PublishFields> = ReturnType<typeof usePublishForm<Fields>>;
