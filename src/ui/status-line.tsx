import type { ReactNode } from 'react';
import { classes, css } from '#core/theme/css.ts';
import { textSizes, token } from '#core/theme/tokens.ts';
import { visuallyHidden } from '#core/theme/visually-hidden.ts';

export interface StatusLineProps {
  /** Render it always and change its text: only then is the change read aloud. */
  children?: ReactNode;
  /** For assistive technology only. */
  hidden?: boolean;
  part?: string;
}

export function StatusLine({ children, hidden, part = 'status' }: StatusLineProps) {
  return (
    <div className={classes(line, hidden && visuallyHidden)} role="status" part={part}>
      {children}
    </div>
  );
}

const line = css`
  font-size: ${textSizes.sm};
  color: ${token('color-muted')};
`;
