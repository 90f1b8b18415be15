import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { visuallyHidden } from '#core/theme/visually-hidden.ts';
import { isComposing } from '#core/ui/is-composing.ts';
import { Field, type FieldProps, splitField } from './field.tsx';
import {
  box,
  input as inputClass,
  LanguageChips,
  listbox,
  option as optionClass,
} from './language-chips.tsx';
import { type LanguageOption, matchLanguages, useLanguageOptions } from './language-options.ts';

interface LanguagePickerProps extends FieldProps {
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

interface Settings {
  value: readonly string[];
  onChange: (codes: string[]) => void;
  max: number;
  focusChip: (index: number) => void;
}

/** Why the typed text was not accepted. */
type Problem = { what: 'twice'; code: string } | { what: 'full' } | { what: 'unknown'; text: string };

/** The behaviour of a language picker: the typed text, the matches, and what Enter, arrow keys and Escape do. */
function useLanguagePicker({ value, onChange, max, focusChip }: Settings) {
  const messages = useMessages(coreMessages);
  const format = useFormat();
  const all = useLanguageOptions();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [problem, setProblem] = useState<Problem>();
  const [announcement, announce] = useState('');

  const matches = matchLanguages(all, text);
  const options = matches.filter(({ code }) => !value.includes(code));
  const nameOf = (code: string) => all.find((option) => option.code === code)?.name ?? code;

  const problemText = (problem: Problem): string => {
    switch (problem.what) {
      case 'twice':
        return messages.languageTwice({ name: nameOf(problem.code) });
      case 'full':
        return messages.languagesFull({ limit: format.number(max) });
      case 'unknown':
        return messages.languageUnknown({ text: problem.text });
    }
  };

  const reset = () => {
    setText('');
    setOpen(false);
    setActive(0);
  };

  const add = ({ code, name }: LanguageOption) => {
    reset();
    if (value.includes(code)) return setProblem({ what: 'twice', code });
    if (value.length >= max) return setProblem({ what: 'full' });
    setProblem(undefined);
    announce(messages.languageAdded({ name }));
    onChange([...value, code]);
  };

  /** An already chosen language counts as the intended one if it is the best match. */
  const commit = () => {
    const typed = text.trim();
    const [best] = matches;
    const chosen = active === 0 && typed && best && value.includes(best.code) ? best : options[active];
    if (chosen && (typed || isOpen)) return add(chosen);
    if (typed) setProblem({ what: 'unknown', text: typed });
  };

  const move = (step: number) => {
    setOpen(true);
    setActive(isOpen ? (active + step + options.length) % Math.max(1, options.length) : 0);
  };

  return {
    text,
    isOpen: isOpen && options.length > 0,
    active,
    options,
    problem: problem && problemText(problem),
    announcement,
    nameOf,
    add,
    unknown: text.trim() ? messages.languageUnknown({ text: text.trim() }) : '',
    remove(code: string) {
      setProblem(undefined);
      announce(messages.languageRemoved({ name: nameOf(code) }));
      onChange(value.filter((other) => other !== code));
    },
    type(typed: string) {
      setText(typed);
      setActive(0);
      setOpen(typed.trim() !== '');
      setProblem(undefined);
    },
    open: () => setOpen(true),
    /** A language typed in full is added without Enter too. */
    leave() {
      setOpen(false);
      const [best] = matches;
      const isName = best && [best.name, best.english].some((name) => sameText(name, text));
      if (isName && !value.includes(best.code)) add(best);
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      if (isComposing(event.nativeEvent)) return;
      switch (event.key) {
        case 'Enter':
        case ',':
          event.preventDefault();
          return commit();
        case 'ArrowDown':
        case 'ArrowUp':
          event.preventDefault();
          return move(event.key === 'ArrowDown' ? 1 : -1);
        case 'Escape':
          if (!isOpen) return;
          event.stopPropagation();
          event.preventDefault();
          return setOpen(false);
        case 'Backspace':
          if (text || !value.length) return;
          event.preventDefault();
          return focusChip(value.length - 1);
      }
    },
  };
}

const sameText = (one: string, other: string): boolean =>
  one.localeCompare(other.trim(), undefined, { sensitivity: 'base' }) === 0;
