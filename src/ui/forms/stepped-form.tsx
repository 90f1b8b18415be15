import { ArrowLeft, ArrowRight } from 'lucide';
import {
  type FormEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';
import { Button, ButtonLink } from '#core/ui/button.tsx';
import { Card } from '#core/ui/card.tsx';
import { headingTag } from '#core/ui/heading.ts';
import { Icon } from '#core/ui/icon.tsx';
import { SkeletonBlock } from '#core/ui/skeleton.tsx';
import { Steps } from './steps.tsx';
import { controlNamed, type RefusedField, type useFieldErrors, wrongIn } from './use-field-errors.ts';

export interface FormStep {
  /** In the list of steps. */
  label: string;
  /** Above the step itself. */
  heading: string;
  content: ReactNode;
}

interface SteppedFormProps {
  title: string;
  headingLevel: number;
  /** Below the title. */
  lead: ReactNode;
  steps: readonly FormStep[];
  state: SteppedFormState;
  errors: ReturnType<typeof useFieldErrors>;
  sendLabel: string;
  busyLabel: string;
  busy: boolean;
  cancelHref: string;
  /** Above the buttons: why sending failed. */
  problem?: ReactNode;
  /** Below the form. */
  foot?: ReactNode;
}

/** The second click of a double click on “Next” must not press the button that replaced it. */
const singleClicks = (event: MouseEvent) => {
  if (event.detail > 1) event.preventDefault();
};

export function SteppedForm({
  title,
  headingLevel,
  lead,
  steps,
  state,
  errors,
  foot,
  ...rest
}: SteppedFormProps) {
  const id = useId();
  const Title = headingTag(headingLevel);
  const Heading = headingTag(headingLevel + 1);

  return (
    <section className={main} aria-labelledby={`${id}-title`}>
      <div className={head}>
        <Title className={titleClass} id={`${id}-title`} part="title">
          {title}
        </Title>
        {lead}
      </div>
      <Steps
        orientation="horizontal"
        steps={steps.map(({ label }, index) => ({ label, state: state.stateOf(index) }))}
        onSelect={rest.busy ? undefined : state.go}
      />
      <Card variant="panel" flush>
        <form
          ref={state.form}
          className={formClass}
          part="form"
          noValidate
          aria-labelledby={`${id}-title`}
          onSubmit={state.onSubmit}
          onBlur={(event) => errors.checkOne(event.target)}
          onInput={(event) => errors.recheck(event.target)}
        >
          {steps.map(({ label, heading, content }, index) => (
            <fieldset
              key={label}
              className={step}
              data-step={index}
              aria-labelledby={`${id}-${index}`}
              hidden={index !== state.current}
            >
              <Heading className={stepHeading} id={`${id}-${index}`} tabIndex={-1}>
                {heading}
              </Heading>
              {content}
            </fieldset>
          ))}
          <Foot {...rest} state={state} />
        </form>
      </Card>
      {foot}
    </section>
  );
}

type FootProps = Pick<
  SteppedFormProps,
  'state' | 'problem' | 'sendLabel' | 'busyLabel' | 'busy' | 'cancelHref'
>;

function Foot({ state: { current, count, go }, problem, sendLabel, busyLabel, busy, cancelHref }: FootProps) {
  const t = useMessages(coreMessages);
  return (
    <div className={panel}>
      {problem}
      <div className={actions}>
        <ButtonLink variant="quiet" part="cancel" href={cancelHref}>
          {t.cancel}
        </ButtonLink>
        {current > 0 && (
          <Button part="back" disabled={busy} onClick={() => go(current - 1)}>
            <Icon node={ArrowLeft} mirror />
            {t.back}
          </Button>
        )}
        {current < count - 1 ? (
          <Button key="next" variant="primary" type="submit" part="next" onClick={singleClicks}>
            {t.next}
            <Icon node={ArrowRight} mirror />
          </Button>
        ) : (
          <Button
            key="send"
            variant="primary"
            type="submit"
            part="submit"
            busy={busy}
            busyLabel={busyLabel}
            onClick={singleClicks}
          >
            {sendLabel}
          </Button>
        )}
      </div>
    </div>
  );
}

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
  /** A field that the backend has refused: its step opens. */
  refused: RefusedField | null;
  /** Called when the last step is sent and all steps are valid. */
  onSend(): void;
}

/** What gets the focus in the step that opens. */
type FocusedPlace = 'heading' | 'wrong' | 'refused';

/** A step whose code has not arrived has no fields yet that could be wrong. */
const isWaiting = (place: Element): boolean => place.querySelector('[data-waiting]') !== null;

const stepWith = (control: Element | undefined): number =>
  Number(control?.closest<HTMLElement>('[data-step]')?.dataset.step ?? 0);

/** One form in several steps: each has to be valid before the next opens, and the focus moves with the steps. */
export function useSteppedForm({
  count,
  current,
  onStep,
  errors,
  refused,
  onSend,
}: Settings): SteppedFormState {
  const form = useRef<HTMLFormElement>(null);
  const [focus, setFocus] = useState<{ on: FocusedPlace } | null>(null);
  const [reached, setReached] = useState(current);
  if (reached < current) setReached(current);
  const wrong = useWrongSteps(form);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only where the user moves on or back; the step is then rendered.
  useLayoutEffect(() => {
    const step = form.current?.querySelector(`[data-step="${current}"]`);
    if (focus?.on === 'heading') step?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus();
    if (focus?.on === 'wrong') wrongIn(form.current)[0]?.focus();
    if (focus?.on === 'refused') controlNamed(form.current, refused?.name)?.focus();
  }, [focus]);

  const open = (step: number, on: FocusedPlace) => {
    setFocus({ on });
    onStep(step);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal.
  useLayoutEffect(() => {
    const control = controlNamed(form.current, refused?.name);
    if (control) open(stepWith(control), 'refused');
  }, [refused?.cause]);

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

/** The skeleton of a stepped form, with the size of its first step. */
export function SteppedFormSkeleton({ steps }: { steps: number }) {
  return (
    <div className={main}>
      <div className={head}>
        <SkeletonBlock width="60%" height="39px" />
        <SkeletonBlock width="90%" height="22px" />
      </div>
      <div className={row}>
        {Array.from({ length: steps }, (_, index) => index).map((place) => (
          <SkeletonBlock key={place} width="22%" height="26px" />
        ))}
      </div>
      <Card variant="panel" flush>
        <div className={formClass}>
          <div className={step}>
            <SkeletonBlock width="40%" height="24px" />
            <SkeletonBlock height="92px" />
            <SkeletonBlock height="168px" />
            <SkeletonBlock height="112px" />
          </div>
          <div className={panel}>
            <div className={actions}>
              <SkeletonBlock width="80px" height="44px" />
              <SkeletonBlock width="104px" height="44px" />
            </div>
          </div>
        </div>
      </Card>
    </div>
  );
}

export const main = css`
  display: grid;
  gap: ${space(5)};
  max-inline-size: 760px;
  margin-inline: auto;
`;

export const head = css`
  display: grid;
  gap: ${space(2)};
  color: ${token('color-muted')};
`;

export const titleClass = css`
  font-size: ${textSizes.h2};
  line-height: 1.15;
  color: ${token('color-text')};
  @container (width < 480px) { font-size: ${textSizes.h3}; }
`;

const formClass = css`
  display: grid;
`;

export const step = css`
  display: grid;
  gap: ${space(5)};
  padding: ${space(6)};
  @container (width < 480px) { padding: ${space(5)} ${space(4)}; }
`;

const stepHeading = css`
  font-size: ${textSizes.xl};
  scroll-margin-block-start: 96px;
  border-radius: ${space(1)};
  &:focus { outline: none; }
`;

export const panel = css`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)} ${space(6)};
  border-block-start: 1px solid ${token('color-line')};
  @container (width < 480px) { padding: ${space(4)}; }
`;

/** Cancel at the start, the primary button at the end; on a phone that one is above the others. */
export const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  & > :first-child { margin-inline-end: auto; }
  & > a { margin-inline-start: ${space(-4)}; }
  @container (width < 480px) {
    & > :last-child { order: -1; flex: 1 0 100%; }
  }
`;

export const row = css`
  display: flex;
  justify-content: space-between;
  gap: ${space(6)};
`;
