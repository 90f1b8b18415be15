import type { ReactNode } from 'react';
import '#site/styles/segmented-control.css';

interface SegmentedControlProps<Option extends string> {
  legend: string;
  name: string;
  options: readonly Option[];
  value: Option;
  onChange(option: Option): void;
  label(option: Option): ReactNode;
  className?: string;
}

/** A few options side by side, as radio buttons: the arrow keys move between them. */
export function SegmentedControl<Option extends string>(props: SegmentedControlProps<Option>) {
  const { legend, name, options, value, onChange, label, className = '' } = props;
  return (
    <fieldset className={`segmented-control ${className}`}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map((option) => (
        <label className="segmented-control__option" key={option}>
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {label(option)}
        </label>
      ))}
    </fieldset>
  );
}
