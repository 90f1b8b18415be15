import { useEffect } from 'react';
import { type DraftFields, useDraft } from '#core/kit/data/use-draft.ts';
import { useWidget } from '#core/kit/widget-context.ts';
import { useFieldErrors } from '#core/ui/use-field-errors.ts';
import { useSteppedForm } from '#core/ui/use-stepped-form.ts';
import { usePublishing } from './use-publishing.ts';

/** `step` marks where a person was when they had to leave for signing in; empty otherwise. */
type PublishFields = DraftFields & { step: string };

interface Settings<Fields extends PublishFields> {
  /** Under which the draft is kept. */
  name: string;
  blank: Fields;
  /** How many steps the form has. */
  count: number;
  publish: Parameters<typeof usePublishing<Fields>>[0]['publish'];
  event: `dragoman-${string}`;
  successUrl: string;
  published: string;
  /** What stands in the form in `demo`. */
  sample(): Promise<Partial<Fields>>;
}

/** A stepped form that publishes something: its draft, its errors, its steps and its sending. */
export function usePublishForm<Fields extends PublishFields>(settings: Settings<Fields>) {
  const { name, blank, count, sample } = settings;
  const { demo } = useWidget();
  const draft = useDraft(name, blank);
  const { fields, change, clear } = draft;
  const errors = useFieldErrors();
  const mark = (step: string) => change({ step } as Partial<Fields>);

  const publishing = usePublishing<Fields>({
    ...settings,
    onPublished: clear,
    onSignInNeeded: () => mark(String(count - 1)),
  });
  const steps = useSteppedForm({
    count,
    startAt: Number(fields.step),
    errors,
    onSend: () => void publishing.send(fields),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark leads back once, on the way from signing in.
  useEffect(() => {
    if (fields.step) mark('');
  }, []);

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
      steps.go(0);
    },
    publishAnother() {
      publishing.again();
      errors.clear();
      steps.go(0);
    },
  };
}

export type PublishForm<Fields extends PublishFields> = ReturnType<typeof usePublishForm<Fields>>;
