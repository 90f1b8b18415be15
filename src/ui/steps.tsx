import { Check } from 'lucide';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { visuallyHidden } from '#core/theme/visually-hidden.ts';
import { Icon } from './icon.tsx';
import { marker, remark, step, stepButton, steps } from './steps.styles.ts';

export interface Step {
  label: string;
  /** A remark after the label, such as “optional”. */
  note?: string;
  state: 'done' | 'current' | 'todo';
}

export interface StepsProps {
  steps: readonly Step[];
  /** Across for stepped forms, down for progress lists. */
  orientation?: 'vertical' | 'horizontal';
  /** Makes finished and earlier steps buttons that lead to them. */
  onSelect?: (index: number) => void;
  label?: string;
  part?: string;
}

export function Steps({
  steps: list,
  orientation = 'vertical',
  onSelect,
  label,
  part = 'steps',
}: StepsProps) {
  const messages = useMessages(coreMessages);
  const current = list.findIndex(({ state }) => state === 'current');
  return (
    <ol className={steps} part={part} data-orientation={orientation} aria-label={label ?? messages.steps}>
      {list.map((item, index) => (
        <li
          key={item.label}
          className={step}
          part="step"
          data-state={item.state}
          data-orientation={orientation}
          aria-current={item.state === 'current' ? 'step' : undefined}
        >
          {onSelect && (item.state === 'done' || index < current) ? (
            <button
              className={stepButton}
              type="button"
              data-orientation={orientation}
              onClick={() => onSelect(index)}
            >
              <StepContent step={item} number={index + 1} />
            </button>
          ) : (
            <StepContent step={item} number={index + 1} />
          )}
        </li>
      ))}
    </ol>
  );
}

function StepContent({ step: { label, note, state }, number }: { step: Step; number: number }) {
  const messages = useMessages(coreMessages);
  const format = useFormat();
  return (
    <>
      <span className={marker} data-state={state} aria-hidden>
        {state === 'done' ? <Icon node={Check} size={14} /> : format.number(number)}
      </span>
      <span>
        {label}
        {note && <span className={remark}> ({note})</span>}
        {state !== 'todo' && (
          <span className={visuallyHidden}>
            {' '}
            ({state === 'done' ? messages.stepDone : messages.stepCurrent})
          </span>
        )}
      </span>
    </>
  );
}
