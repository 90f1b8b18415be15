import type { Ref } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { css } from '#core/theme/css.ts';
import { space, textSize, textSizes, token } from '#core/theme/tokens.ts';
import { Chip } from '#core/ui/chip.tsx';

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

export const box = css`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)};
  min-inline-size: 0;
  min-block-size: 44px;
  padding: 6px;
  border: 1px solid ${token('color-control')};
  border-radius: ${token('radius')};
  background: ${token('color-surface')};
  cursor: text;
  transition: border-color ${token('duration')};
  &:hover { border-color: ${token('color-text')}; }
  &[data-invalid] { border-color: ${token('color-error')}; box-shadow: inset 0 0 0 1px ${token('color-error')}; }
  &[data-disabled] { background: ${token('color-sunken')}; cursor: not-allowed; }
  &:has(> input:focus-visible) { outline: 2px solid ${token('color-focus')}; border-color: ${token('color-focus')}; }
`;

const chipsClass = css`
  display: contents;
  & > li { display: flex; min-inline-size: 0; max-inline-size: 100%; }
`;

/** The box around it shows its focus. */
export const input = css`
  flex: 1 1 120px;
  min-inline-size: 0;
  min-block-size: 30px;
  padding: 0 ${space(2)};
  border: 0;
  background: transparent;
  font-size: ${textSizes.base};
  outline: none;
  &::placeholder { color: ${token('color-muted')}; opacity: 1; }
  @media (pointer: coarse) { min-block-size: 44px; font-size: max(16px, ${textSize(16)}); }
`;

export const listbox = css`
  position: absolute;
  z-index: 10;
  inset-block-start: calc(100% + ${space(1)});
  inset-inline: -1px;
  max-block-size: 264px;
  padding: ${space(1)};
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${token('color-control')};
  border-radius: ${token('radius')};
  background: ${token('color-surface')};
  box-shadow: 0 8px 28px ${token('color-shadow')};
  cursor: default;
`;

export const option = css`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(1.5)} ${space(2)};
  border-radius: ${space(1.5)};
  cursor: pointer;
  & > span { font-size: ${textSizes.sm}; color: ${token('color-muted')}; }
  &:hover { background: ${token('color-sunken')}; }
  &[aria-selected='true'] { background: ${token('color-accent-tint')}; }
  @media (pointer: coarse) { min-block-size: 44px; align-items: center; }
  @media (forced-colors: active) {
    &[aria-selected='true'] { outline: 2px solid Highlight; outline-offset: -2px; }
  }
`;
