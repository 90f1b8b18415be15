import { useId } from 'react';
import { useFormat } from '#core/i18n/context.ts';
import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

interface DivisionSliderProps {
  label: string;
  /** The owner's part of the money. */
  percent: number;
  /** What both sides get, for screen readers. */
  spoken: string;
  onChange(percent: number): void;
  /** Whether a dialog focuses it first. */
  isFirst?: boolean;
}

/** Divides money between the owner and the customer of a task, in whole percents. */
export function DivisionSlider({ label, percent, spoken, onChange, isFirst }: DivisionSliderProps) {
  const format = useFormat();
  const id = useId();
  return (
    <div className={division}>
      <label htmlFor={id}>
        <span>{label}</span>
        <output htmlFor={id}>
          <bdi>{format.percent(percent / 100)}</bdi>
        </output>
      </label>
      <input
        id={id}
        className={slider}
        part="division"
        type="range"
        name="ownerPercent"
        min={0}
        max={100}
        value={percent}
        aria-valuetext={spoken}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        data-autofocus={isFirst || undefined}
      />
    </div>
  );
}

const division = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  & > label { display: flex; justify-content: space-between; gap: ${space(3)}; font-size: ${textSizes.md}; font-weight: 600; }
  & output { font-variant-numeric: tabular-nums; }
`;

/** As tall as a finger, and in the accent’s colour. */
const slider = css`
  inline-size: 100%;
  block-size: 44px;
  margin: 0;
  accent-color: ${token('color-accent')};
  cursor: pointer;
`;
