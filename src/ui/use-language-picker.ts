import { type KeyboardEvent, useState } from 'react';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { type LanguageOption, matchLanguages, useLanguageOptions } from './language-options.ts';

interface Settings {
  value: readonly string[];
  onChange: (codes: string[]) => void;
  max: number;
  focusChip: (index: number) => void;
}

/** Why the typed text was not accepted. */
type Problem = { what: 'twice'; code: string } | { what: 'full' } | { what: 'unknown'; text: string };

/** The behaviour of a language picker: the typed text, the matches, and what Enter, arrow keys and Escape do. */
export function useLanguagePicker({ value, onChange, max, focusChip }: Settings) {
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
      if (event.nativeEvent.isComposing) return;
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
