import { Check } from 'lucide';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';
import { visuallyHidden } from '#core/theme/visually-hidden.ts';
import { Icon } from '#core/ui/icon.tsx';

export interface Step {
  label: string;
  /** A remark after the label, such as “optional”. */
  note?: string;
  state: 'done' | 'current' | 'todo';
}

interface StepsProps {
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

export const steps = css`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  &[data-orientation='horizontal'] { flex-direction: row; gap: ${space(3)}; }
`;

export const step = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-inline-size: 0;
  line-height: 1.35;
  &[data-state='current'] { font-weight: 600; }
  &[data-state='todo'] { color: ${token('color-muted')}; }
  &[data-orientation='horizontal'] { flex: 1 1 auto; }
  &[data-orientation='horizontal']::after {
    content: '';
    flex: 1;
    min-inline-size: ${space(3)};
    block-size: 1px;
    background: ${token('color-control')};
  }
  &[data-orientation='horizontal'][data-state='done']::after { background: ${token('color-accent')}; }
  &[data-orientation]:last-child { flex: 0 1 auto; }
  &[data-orientation]:last-child::after { content: none; }
  @container (width < 480px) {
    &[data-orientation='horizontal'] { flex: 1 1 0; flex-direction: column; align-items: flex-start; gap: ${space(1.5)}; font-size: ${textSizes.sm}; }
    &[data-orientation='horizontal']::after { content: none; }
  }
`;

export const stepButton = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: 26px;
  padding: 0;
  border: 0;
  border-radius: ${space(2)};
  background: none;
  text-align: start;
  cursor: pointer;
  &:hover { color: ${token('color-accent')}; text-decoration: underline; text-underline-offset: 0.2em; }
  @media (pointer: coarse) { min-block-size: 44px; }
  @container (width < 480px) {
    &[data-orientation='horizontal'] { flex-direction: column; align-items: flex-start; gap: ${space(1.5)}; min-inline-size: 44px; }
  }
`;

export const marker = css`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 26px;
  block-size: 26px;
  border: 1px solid ${token('color-control')};
  border-radius: 50%;
  font-size: ${textSizes.sm};
  font-weight: 600;
  line-height: 1;
  font-variant-numeric: tabular-nums;
  &[data-state='current'] { border-color: ${token('color-accent')}; color: ${token('color-accent')}; }
  &[data-state='done'] { border-color: ${token('color-accent')}; background: ${token('color-accent')}; color: ${token('color-on-accent')}; }
`;

export const remark = css`
  font-weight: 400;
  color: ${token('color-muted')};
`;
