import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

export const section = css`
  display: grid;
  gap: ${space(3)};
  min-inline-size: 0;
`;

export const heading = css`
  font-size: ${textSizes.xl};
`;

export const filters = css`
  display: grid;
  gap: ${space(3)};
  align-items: end;
  grid-template-columns: minmax(0, 3fr) minmax(0, 4fr);
  @container dashboard-main (width >= 720px) { grid-template-columns: 2fr repeat(2, 1fr); }
`;

export const search = css`
  min-inline-size: 0;
  grid-column: 1 / -1;
  @container dashboard-main (width >= 720px) { grid-column: auto; }
`;

export const quiet = css`
  color: ${token('color-muted')};
  font-size: ${textSizes.md};
`;

/** A placeholder as tall as a proposal with a line of text. */
export const placeholder = css`
  min-block-size: 104px;
`;

export const entry = css`
  display: grid;
  gap: ${space(4)} ${space(6)};
  min-inline-size: 0;
  padding: ${space(5)};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  @container dashboard-main (width >= 720px) { grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); }
`;

export const about = css`
  display: grid;
  align-content: start;
  justify-items: start;
  gap: ${space(2)};
  min-inline-size: 0;
`;

export const title = css`
  font-size: ${textSizes.lg};
  font-weight: 600;
  line-height: 1.35;
  overflow-wrap: anywhere;
  & > a { color: inherit; text-decoration: none; }
  & > a:hover { text-decoration: underline; text-underline-offset: 0.2em; }
`;

export const party = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  hyphens: none;
`;

export const answers = css`
  display: grid;
  align-content: start;
  gap: ${space(4)};
  min-inline-size: 0;
  & > :not(:first-child) { padding-block-start: ${space(4)}; border-block-start: 1px solid ${token('color-line')}; }
`;
