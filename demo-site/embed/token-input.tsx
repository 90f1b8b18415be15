import { useEffect, useId, useState } from 'react';
import { useIntegratorMessages } from '#site/messages/integrators.ts';
import { isHex } from './contrast.ts';
import { isSafe } from './themes.ts';

interface TokenInputProps {
  label: string;
  value: string;
  isColour?: boolean;
  onChange(value: string): void;
}

/** The value of a token: a text field, and a colour picker for plain colours. Shows an error for invalid values and ignores them. */
export function TokenInput({ label, value, isColour, onChange }: TokenInputProps) {
  const { embed } = useIntegratorMessages();
  const id = useId();
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const isValid = isSafe(typed) && (!isColour || CSS.supports('color', typed));
  return (
    <div className="token-input">
      <label
        className={isColour ? 'token-input__scheme' : 'visually-hidden'}
        htmlFor={id}
        translate={isColour ? 'yes' : 'no'}
      >
        {label}
      </label>
      {isColour && isHex(value) && (
        <input
          className="token-input__colour"
          type="color"
          aria-label={label}
          value={value}
          onChange={({ target }) => onChange(target.value.toUpperCase())}
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
      {!isValid && (
        <p className="control__wrong" id={`${id}-wrong`} role="alert">
          {embed.refused}
        </p>
      )}
    </div>
  );
}
