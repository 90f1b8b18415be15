import type { ReactNode } from 'react';
import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

export interface TagProps {
  children: ReactNode;
  /** Only repeats what the text says, for visitors who see colours. */
  tone?: 'plain' | 'success' | 'warning' | 'info' | 'accent';
  part?: string;
}

/** A word or two about something: its state, one of its languages. */
export function Tag({ children, tone = 'plain', part = 'tag' }: TagProps) {
  return (
    <span className={tag} part={part} data-tone={tone} suppressHydrationWarning>
      {children}
    </span>
  );
}

const tag = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  max-inline-size: 100%;
  min-block-size: 24px;
  padding: ${space(0.5)} ${space(2.5)};
  border: 1px solid ${token('color-line')};
  border-radius: ${space(3)};
  background: ${token('color-surface')};
  color: ${token('color-muted')};
  font-size: ${textSizes.xs};
  font-weight: 600;
  line-height: 1.4;
  hyphens: none;
  &[data-tone='success'] { border-color: transparent; background: ${token('color-success-tint')}; color: ${token('color-success')}; }
  &[data-tone='warning'] { border-color: transparent; background: ${token('color-warning-tint')}; color: ${token('color-warning')}; }
  &[data-tone='info'] { border-color: transparent; background: ${token('color-info-tint')}; color: ${token('color-info')}; }
  &[data-tone='accent'] { border-color: transparent; background: ${token('color-accent-tint')}; color: ${token('color-accent')}; }
`;
