import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

/** In a narrow grid the search field and a button, below which the panel opens; else all fields in rows. */
export const bar = css`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  @container (width >= 640px) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  @container (width >= 1160px) { grid-template-columns: 1.5fr repeat(3, 1.35fr) 1.3fr 1.3fr; }
`;

export const search = css`
  min-inline-size: 0;
  @container (width >= 640px) { grid-column: span 3; }
  @container (width >= 1160px) { grid-column: auto; }
`;

export const toggle = css`
  display: grid;
  & > button { min-block-size: 44px; }
  @container (width >= 640px) { display: none; }
`;

export const panel = css`
  display: none;
  grid-column: 1 / -1;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
  align-items: end;
  padding: ${space(4)};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  &[data-open] { display: grid; }
  @container (width >= 640px) { &, &[data-open] { display: contents; } }
`;

/** A field of full width on phones, where the others have two columns. */
export const alone = css`
  min-inline-size: 0;
  @container (width < 480px) { grid-column: 1 / -1; }
`;

export const prices = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)};
  grid-column: 1 / -1;
  @container (width >= 480px) { grid-column: auto; }
`;

/** Below the prices on phones, below all fields in wider grids. */
export const note = css`
  grid-column: 1 / -1;
  font-size: ${textSizes.sm};
  color: ${token('color-muted')};
  /* Takes no row, but stays a live region. */
  &:empty { position: absolute; }
  @container (width >= 480px) { order: 1; }
  @container (width >= 640px) { justify-self: end; }
`;

export const active = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

/** Alone in its line, above another action. */
export const removals = css`
  flex: 1 0 100%;
  padding-block-end: ${space(2)};
`;

export const clear = css`
  padding: ${space(1)};
  border: 0;
  border-radius: ${space(1)};
  background: none;
  color: ${token('color-accent')};
  font-size: ${textSizes.md};
  font-weight: 600;
  cursor: pointer;
  &:hover { text-decoration: underline; }
  @media (pointer: coarse) { min-block-size: 44px; }
`;
