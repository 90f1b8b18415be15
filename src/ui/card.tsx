import type { HTMLAttributes, ReactNode } from 'react';
import { css } from '#core/theme/css.ts';
import { space, token } from '#core/theme/tokens.ts';

interface CardProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  as?: 'div' | 'section' | 'article' | 'li' | 'form' | 'aside';
  /** A panel has more padding and larger corners than a card. */
  variant?: 'card' | 'panel';
  /** Without padding, for content that has its own. */
  flush?: boolean;
  children: ReactNode;
}

/** A surface with a border around content. */
export function Card({ as: Element = 'div', variant = 'card', flush, children, ...rest }: CardProps) {
  return (
    <Element {...rest} className={card} data-variant={variant} data-flush={flush || undefined}>
      {children}
    </Element>
  );
}

const card = css`
  min-inline-size: 0;
  padding: ${space(4)};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  box-shadow: 0 2px 8px ${token('color-shadow')};
  &[data-variant='panel'] { padding: ${space(6)}; border-radius: ${token('radius-panel')}; }
  &[data-flush] { padding: 0; overflow: clip; }
`;
