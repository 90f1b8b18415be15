import { X } from 'lucide';
import { type ReactNode, useRef } from 'react';
import { useIntegratorMessages } from '#site/messages/integrators.ts';
import { Icon } from '#site/shell/icon.tsx';

interface ListFieldProps {
  label: string;
  values: readonly string[];
  nameOf(value: string): string;
  onChange(values: readonly string[]): void;
  /** The control that adds a value. */
  children: ReactNode;
}

/** A list as chips, each with a button that removes it, and a control that adds another. */
export function ListField({ label, values, nameOf, onChange, children }: ListFieldProps) {
  const { embed } = useIntegratorMessages();
  const list = useRef<HTMLUListElement>(null);
  const remove = (index: number) => {
    onChange(values.filter((_, place) => place !== index));
    // The button is gone: the focus moves to a neighbour, else to the control that adds.
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[index + 1] ?? buttons[index - 1];
    (next ?? list.current?.parentElement?.querySelector<HTMLElement>('input, select'))?.focus();
  };
  return (
    <div className="list-field">
      <ul className="list-field__values" ref={list} aria-label={label}>
        {values.map((value, index) => (
          <li key={value}>
            <button
              className="list-field__value"
              type="button"
              aria-label={embed.remove(nameOf(value))}
              onClick={() => remove(index)}
            >
              <bdi>{nameOf(value)}</bdi>
              <Icon node={X} size={14} />
            </button>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

/** The words of a list as an attribute has them. */
export const wordsOf = (value = ''): string[] => [
  ...new Set(
    value
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
  ),
];
