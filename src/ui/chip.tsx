import { X } from 'lucide';
import type { KeyboardEvent } from 'react';
import { useMessages } from '#core/i18n/context.ts';
import { coreMessages } from '#core/i18n/core.messages.ts';
import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';
import { Icon } from './icon.tsx';

interface ChipProps {
  /** The visible name of what was chosen. */
  name: string;
  /** Called for a click, Enter, Delete or Backspace. */
  onRemove: () => void;
  disabled?: boolean;
  part?: string;
}

/** Something chosen that can be removed: a language, an active filter. */
export function Chip({ name, onRemove, disabled, part = 'chip' }: ChipProps) {
  const { removeItem } = useMessages(coreMessages);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    onRemove();
  };
  return (
    <button
      className={chip}
      part={part}
      type="button"
      disabled={disabled}
      aria-label={removeItem({ name })}
      onClick={onRemove}
      onKeyDown={onKeyDown}
    >
      {name}
      <Icon node={X} size={14} />
    </button>
  );
}

const chip = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  max-inline-size: 100%;
  min-block-size: 30px;
  padding-block: ${space(0.5)};
  padding-inline: ${space(3)} ${space(2)};
  border: 1px solid transparent;
  border-radius: 999px;
  background: ${token('color-accent-tint')};
  color: ${token('color-text')};
  font-size: ${textSizes.md};
  font-weight: 500;
  line-height: 1.3;
  text-align: start;
  cursor: pointer;
  transition: border-color ${token('duration')};
  & > svg { color: ${token('color-accent')}; }
  &:hover { border-color: ${token('color-accent')}; }
  &:active { opacity: 0.8; }
  &:disabled { cursor: not-allowed; opacity: 0.6; }
  @media (pointer: coarse) { min-block-size: 44px; }
  @media (forced-colors: active) { border-color: ButtonText; }
`;
