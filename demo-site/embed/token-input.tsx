import { useEffect, useId, useMemo, useState } from 'react';
import { useIntegratorMessages } from '#site/messages/integrators.ts';
import { readColour, writeColour } from './colour.ts';
import { isSafe } from './themes.ts';

interface TokenInputProps {
  label: string;
  value: string;
  isColour?: boolean;
  onChange(value: string): void;
}

/** The value of a token: a text field, for colours also a picker and their opacity. Shows an error for invalid values and ignores them. */
export function TokenInput({ label, value, isColour, onChange }: TokenInputProps) {
  const { embed } = useIntegratorMessages();
  const id = useId();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const isValid = isSafe(typed) && (!isColour || CSS.supports('color', typed));
  const colour = useMemo(() => (isColour ? readColour(value) : undefined), [isColour, value]);
  return (
    <div className="token-input">
      <label
        className={isColour ? 'token-input__scheme' : 'visually-hidden'}
        htmlFor={id}
        translate={isColour ? 'yes' : 'no'}
      >
        {label}
      </label>
      {colour && (
        <input
          className="token-input__colour"
          type="color"
          aria-label={label}
          value={colour.hex}
          onChange={({ target }) => onChange(writeColour({ ...colour, hex: target.value }))}
        />
      )}
      <input
        className="field"
        id={id}
        type="text"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={!isValid || undefined}
        aria-describedby={isValid ? undefined : `${id}-wrong`}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          const isAccepted = isSafe(target.value) && (!isColour || CSS.supports('color', target.value));
          if (isAccepted) onChange(target.value);
        }}
      />
      {colour && (
        <input
          className="token-input__alpha"
          type="range"
          data-translucent={colour.alpha < 1 || undefined}
          min={0}
          max={100}
          aria-label={embed.opacity(label)}
          aria-valuetext={`${Math.round(colour.alpha * 100)} %`}
          value={Math.round(colour.alpha * 100)}
          onChange={({ target }) => onChange(writeColour({ ...colour, alpha: target.valueAsNumber / 100 }))}
        />
      )}
      {!isValid && (
        <p className="control__wrong" id={`${id}-wrong`} role="alert">
          {embed.refused}
        </p>
      )}
    </div>
  );
}
