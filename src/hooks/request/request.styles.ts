import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

export const quiet = css`
  color: ${token('color-muted')};
  font-size: ${textSizes.md};
`;

/** Below those that can still be answered. */
export const withdrawn = css`
  & > summary { inline-size: fit-content; padding-block: ${space(1)}; font-size: ${textSizes.md}; color: ${token('color-muted')}; cursor: pointer; }
  & > div { padding-block-start: ${space(3)}; }
`;

export const party = css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  hyphens: none;
`;

/** A placeholder as tall as a proposal with a line of text. */
export const placeholder = css`
  min-block-size: 104px;
`;

export const steps = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  /* A quiet button without one before it: its text begins where other lines do. */
  & > [part~='withdraw-request']:first-child { margin-inline-start: calc(-1 * ${space(3)}); }
`;

export const form = css`
  display: grid;
  gap: ${space(4)};
`;

export const fields = css`
  display: grid;
  gap: ${space(4)};
  min-inline-size: 0;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  @container (width >= 480px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @container (width >= 760px) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

/** What the fields above it come to, in a row of its own. */
export const total = css`
  grid-column: 1 / -1;
  font-size: ${textSizes.md};
  color: ${token('color-muted')};
  font-variant-numeric: tabular-nums;
  & > strong { color: ${token('color-text')}; font-weight: 600; }
  &:empty { display: none; }
`;

export const wide = css`
  grid-column: 1 / -1;
`;

export const buttons = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
  @container (width < 480px) { & > * { flex: 1 1 auto; } }
`;
