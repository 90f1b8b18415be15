import { ArrowLeft, ArrowRight } from 'lucide';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { Button, ButtonLink } from './button.tsx';
import { Card } from './card.tsx';
import { headingTag } from './heading.ts';
import { Icon } from './icon.tsx';
import {
  actions,
  form as formClass,
  head,
  main,
  panel,
  step,
  stepHeading,
  title as titleClass,
} from './stepped-form.styles.ts';
import { Steps } from './steps.tsx';
import type { useFieldErrors } from './use-field-errors.ts';
import type { SteppedFormState } from './use-stepped-form.ts';

export interface FormStep {
  /** In the list of steps. */
  label: string;
  /** Above the step itself. */
  heading: string;
  content: ReactNode;
}

export interface SteppedFormProps {
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
