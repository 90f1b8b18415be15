import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

/** In the document before the first file, because a live region announces only later changes; empty, it takes no space. */
export const list = css`
  display: grid;
  gap: ${space(2)};
  &:empty { position: absolute; }
`;

export const file = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  column-gap: ${space(3)};
  min-block-size: 48px;
  padding-block: ${space(1)};
  padding-inline: ${space(4)} ${space(1)};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius')};
  background: ${token('color-surface')};
  &[data-state='failed'] { border-color: ${token('color-error')}; }
`;

export const fileName = css`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const fact = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  color: ${token('color-muted')};
  font-size: ${textSizes.md};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &[data-state='done'] > svg { color: ${token('color-success')}; }
  &[data-state='failed'] > svg { color: ${token('color-error')}; }
`;

export const fileNote = css`
  grid-column: 2 / -1;
  padding-block-end: ${space(2)};
  color: ${token('color-error')};
  font-size: ${textSizes.sm};
`;

export const bar = css`
  grid-column: 1 / -1;
  inline-size: calc(100% - ${space(3)});
  block-size: 4px;
  margin-block-end: ${space(2)};
  appearance: none;
  border: 0;
  border-radius: 999px;
  overflow: hidden;
  background: ${token('color-line')};
  accent-color: ${token('color-accent')};
  &::-webkit-progress-bar { background: ${token('color-line')}; }
  &::-webkit-progress-value { background: ${token('color-accent')}; }
  &::-moz-progress-bar { background: ${token('color-accent')}; }
`;
