/** Styles of the open conversation and of its skeleton, which is shown before its code has arrived. */
import { css } from '#core/theme/css.ts';
import { space, token } from '#core/theme/tokens.ts';

export const head = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: 72px;
  padding: ${space(2)} ${space(5)};
  border-block-end: 1px solid ${token('color-line')};
  @container (width < 640px) { min-block-size: 60px; padding-inline: ${space(2)} ${space(4)}; }
`;

export const log = css`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  overflow-anchor: none;
  padding: ${space(4)} ${space(5)};
  &:focus-visible { outline-offset: -3px; }
  @container (width < 640px) { padding-inline: ${space(3)}; }
  @media print { overflow: visible; }
`;

export const row = css`
  display: grid;
  justify-items: start;
  padding-block-start: ${space(3)};
  &[data-own] { justify-items: end; }
  &[data-follows] { padding-block-start: ${space(1)}; }
`;
