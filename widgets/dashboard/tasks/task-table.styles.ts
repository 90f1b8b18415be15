import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

export const party = css`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  min-inline-size: 0;
`;

export const words = css`
  display: grid;
  justify-items: start;
  min-inline-size: 0;
  line-height: 1.35;
`;

export const email = css`
  color: ${token('color-muted')};
  font-size: ${textSizes.sm};
  overflow-wrap: anywhere;
  hyphens: none;
  text-decoration: none;
  &:hover { color: ${token('color-text')}; text-decoration: underline; }
`;

export const stack = css`
  display: grid;
  justify-items: start;
  gap: ${space(1.5)};
`;

export const languages = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

export const task = css`
  display: grid;
  justify-items: start;
  gap: ${space(1.5)};
  min-inline-size: 0;
`;

export const title = css`
  font-weight: 600;
  line-height: 1.35;
  & > a { color: inherit; text-decoration: none; }
  & > a:hover { color: ${token('color-accent')}; text-decoration: underline; }
`;

export const details = css`
  max-inline-size: 60ch;
  color: ${token('color-muted')};
  font-size: ${textSizes.sm};
  line-height: 1.45;
  white-space: pre-line;
`;

export const folded = css`
  max-inline-size: 100%;
  & > summary { list-style: none; cursor: pointer; }
  & > summary:hover { color: ${token('color-text')}; }
  & > summary::-webkit-details-marker { display: none; }
  &:not([open]) > summary {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
`;

export const placeholders = css`
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
`;

export const placeholder = css`
  display: grid;
  gap: ${space(4)};
  padding: ${space(5)} ${space(4)};
  &:not(:last-child) { border-block-end: 1px solid ${token('color-line')}; }
  @container (width >= 860px) { grid-template-columns: 1.2fr 0.7fr 1.6fr 0.8fr 0.8fr; align-items: center; }
`;
