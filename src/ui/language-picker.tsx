import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { visuallyHidden } from '#core/theme/visually-hidden.ts';
import { Field, type FieldProps, splitField } from './field.tsx';
import { LanguageChips } from './language-chips.tsx';
import { box, input as inputClass, listbox, option as optionClass } from './language-picker.styles.ts';
import { useLanguagePicker } from './use-language-picker.ts';

export interface LanguagePickerProps extends FieldProps {
  /** Codes in the order they were chosen. */
  value: readonly string[];
  onChange: (codes: string[]) => void;
  max?: number;
  /** The least that are needed, and the error if they are fewer. */
  min?: number;
  tooFew?: string;
  placeholder?: string;
  chipPart?: string;
}

export function LanguagePicker(props: LanguagePickerProps) {
  const [frame, { value, onChange, max = Number.POSITIVE_INFINITY, min = 1, placeholder, ...more }] =
    splitField(props);
  const { chipPart, tooFew = '' } = more;
  const messages = useMessages(coreMessages);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const chips = useRef<HTMLUListElement>(null);
  const focusNext = useRef<number>(undefined);

  const focusChip = (index: number) => {
    const buttons = chips.current?.querySelectorAll('button') ?? [];
    (buttons[Math.min(index, buttons.length - 1)] ?? input.current)?.focus();
  };
  const picker = useLanguagePicker({ value, onChange, max, focusChip });
  const isRight = value.length >= min && !picker.text;
  const wrong = picker.unknown || (value.length > 0 && value.length < min ? tooFew : '');

  // biome-ignore lint/correctness/useExhaustiveDependencies: only after a removed chip is gone
  useLayoutEffect(() => {
    if (focusNext.current === undefined) return;
    focusChip(focusNext.current);
    focusNext.current = undefined;
  }, [value]);

  useLayoutEffect(() => input.current?.setCustomValidity(wrong), [wrong]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the active option
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [picker.active, picker.isOpen]);

  return (
    <Field
      {...frame}
      hint={frame.hint ?? messages.languagesHint}
      error={picker.problem ?? (isRight ? undefined : frame.error)}
    >
      {(control) => (
        <div
          className={box}
          data-invalid={control['aria-invalid']}
          data-disabled={control.disabled || undefined}
        >
          <LanguageChips
            ref={chips}
            codes={value}
            nameOf={picker.nameOf}
            disabled={control.disabled}
            part={chipPart}
            onRemove={(code, index) => {
              focusNext.current = index;
              picker.remove(code);
            }}
          />
          <input
            {...control}
            ref={input}
            className={inputClass}
            type="text"
            role="combobox"
            required={control.required && value.length === 0}
            placeholder={value.length ? undefined : placeholder}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={picker.isOpen}
            aria-controls={picker.isOpen ? `${id}-list` : undefined}
            aria-activedescendant={picker.isOpen ? `${id}-${picker.options[picker.active]?.code}` : undefined}
            value={picker.text}
            onChange={(event) => picker.type(event.currentTarget.value)}
            onKeyDown={picker.onKeyDown}
            onClick={picker.open}
            onBlur={picker.leave}
          />
          {picker.isOpen && (
            <div
              ref={list}
              id={`${id}-list`}
              className={listbox}
              role="listbox"
              aria-label={messages.suggestions}
            >
              {picker.options.map((option, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys
                // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox
                <div
                  key={option.code}
                  id={`${id}-${option.code}`}
                  className={optionClass}
                  role="option"
                  aria-selected={index === picker.active}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => picker.add(option)}
                >
                  {option.name} <span>{option.code}</span>
                </div>
              ))}
            </div>
          )}
          <span className={visuallyHidden} role="status">
            {picker.announcement}
          </span>
        </div>
      )}
    </Field>
  );
}
