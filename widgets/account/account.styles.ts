import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

/** In two columns where there is room: the sections are short, and of different heights. */
export const account = css`
  & > * { break-inside: avoid; }
  & > :not(:last-child) { margin-block-end: ${space(5)}; }
  @container (width >= 780px) {
    columns: 2;
    column-gap: ${space(5)};
    & > :last-child { margin-block-end: 0; }
  }
`;

export const section = css`
  display: grid;
  justify-items: start;
  gap: ${space(4)};
  padding: ${space(5)};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-panel')};
  background: ${token('color-surface')};
  @container (width >= 600px) { padding: ${space(6)}; }
`;

export const heading = css`
  font-size: ${textSizes.h3};
`;

export const form = css`
  display: grid;
  gap: ${space(4)};
  inline-size: 100%;
  max-inline-size: 440px;
  justify-items: start;
  & > * { inline-size: 100%; }
  & > button { inline-size: auto; }
`;

export const hint = css`
  max-inline-size: 60ch;
  color: ${token('color-muted')};
`;

export const id = css`
  font-size: ${textSizes.md};
  overflow-wrap: anywhere;
  user-select: all;
`;

export const sessions = css`
  display: grid;
  gap: ${space(4)};
`;

export const session = css`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  & > svg { margin-block-start: 1px; color: ${token('color-muted')}; }
`;

export const here = css`
  margin-inline-start: ${space(2)};
  padding: ${space(0.5)} ${space(2)};
  border-radius: 999px;
  background: ${token('color-accent-tint')};
  font-size: ${textSizes.xs};
  font-weight: 600;
`;

export const since = css`
  display: block;
  color: ${token('color-muted')};
  font-size: ${textSizes.sm};
`;
