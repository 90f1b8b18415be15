import type { Ref } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { Chip } from './chip.tsx';
import { chips as chipsClass } from './language-picker.styles.ts';

interface LanguageChipsProps {
  codes: readonly string[];
  nameOf: (code: string) => string;
  onRemove: (code: string, index: number) => void;
  disabled?: boolean;
  part?: string;
  ref?: Ref<HTMLUListElement>;
}

export function LanguageChips({ codes, nameOf, onRemove, disabled, part, ref }: LanguageChipsProps) {
  const { chosen } = useMessages(coreMessages);
  if (codes.length === 0) return null;
  return (
    <ul ref={ref} className={chipsClass} aria-label={chosen}>
      {codes.map((code, index) => (
        <li key={code}>
          <Chip name={nameOf(code)} disabled={disabled} part={part} onRemove={() => onRemove(code, index)} />
        </li>
      ))}
    </ul>
  );
}
