import { type ReactNode, useEffect, useState } from 'react';
import { css } from '#core/theme/css.ts';
import { classes } from '#core/theme/rules.ts';
import { textSizes, token } from '#core/theme/tokens.ts';
import { visuallyHidden } from '#core/theme/visually-hidden.ts';

interface StatusLineProps {
  /** Render it always and change its text: a live region announces only changes. */
  children?: ReactNode;
  /** For assistive technology only. */
  hidden?: boolean;
  part?: string;
}

export function StatusLine({ children, hidden, part = 'status' }: StatusLineProps) {
  const [hasMounted, setHasMounted] = useState(false);
  useEffect(() => setHasMounted(true), []);
  return (
    <div className={classes(line, hidden && visuallyHidden)} role="status" part={part}>
      {/* A text that is rendered together with its live region is not announced, so a hidden one follows later. */}
      {(hasMounted || !hidden) && children}
    </div>
  );
}

const line = css`
  font-size: ${textSizes.sm};
  color: ${token('color-muted')};
`;
