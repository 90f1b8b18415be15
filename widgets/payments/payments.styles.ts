import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

export const money = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
`;

export const heading = css`
  font-size: ${textSizes.h3};
  letter-spacing: -0.01em;
`;

export const figures = css`
  display: grid;
  gap: ${space(3)};
  @container (width >= 640px) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

export const figure = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(1)} ${space(4)};
  padding: ${space(4)};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius')};
  background: ${token('color-surface')};
  & > dt { font-weight: 600; }
  @container (width >= 640px) { grid-template-columns: minmax(0, 1fr); align-content: space-between; }
`;

export const figureHint = css`
  display: block;
  color: ${token('color-muted')};
  font-size: ${textSizes.sm};
  font-weight: 400;
`;

export const figureAmount = css`
  font-size: ${textSizes.h3};
  font-weight: 600;
  line-height: 1.3;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const chart = css`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius')};
  background: ${token('color-surface')};
`;

export const caption = css`
  font-weight: 600;
`;

export const bars = css`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  & > li:nth-child(-n + 6) { display: none; }
  @container (width >= 640px) { & > li:nth-child(-n + 6) { display: flex; } }
`;

export const bar = css`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  align-items: center;
  min-block-size: 172px;
  font-size: ${textSizes.xs};
  font-variant-numeric: tabular-nums;
  text-align: center;
  hyphens: none;
`;

export const barValue = css`
  padding-block-end: ${space(1)};
  font-weight: 600;
`;

export const barFill = css`
  inline-size: min(100% - ${space(2)}, 44px);
  block-size: calc(var(--share) * 120px);
  border-start-start-radius: 4px;
  border-start-end-radius: 4px;
  background: ${token('color-accent')};
  @media (forced-colors: active) { background: CanvasText; forced-color-adjust: none; }
`;

export const barMonth = css`
  inline-size: 100%;
  padding-block-start: ${space(1)};
  border-block-start: 1px solid ${token('color-control')};
  color: ${token('color-muted')};
`;

export const months = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
`;

export const monthName = css`
  font-size: ${textSizes.lg};
`;

export const rows = css`
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
`;

export const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space(1.5)} ${space(4)};
  padding: ${space(4)};
  & + & { border-block-start: 1px solid ${token('color-line')}; }
  &[data-shown]:focus {
    border-radius: ${token('radius-card')};
    outline: 2px solid ${token('color-accent')};
    outline-offset: -2px;
  }
`;

export const title = css`
  font-weight: 600;
`;

export const task = css`
  color: inherit;
  text-decoration-color: ${token('color-control')};
  text-underline-offset: 3px;
  &:hover { color: ${token('color-accent')}; }
`;

export const amount = css`
  font-size: ${textSizes.lg};
  font-weight: 600;
  line-height: 1.35;
  text-align: end;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/** Below everything else where it is narrow. */
export const details = css`
  grid-column: 1 / -1;
  color: ${token('color-muted')};
  font-size: ${textSizes.sm};
  font-variant-numeric: tabular-nums;
  @container (width >= 480px) { grid-column: 2; text-align: end; align-self: center; }
`;

export const facts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)} ${space(3)};
  color: ${token('color-muted')};
  font-size: ${textSizes.sm};
  @container (width < 480px) { grid-column: 1 / -1; }
`;

export const receipt = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  @media (pointer: coarse) { min-block-size: 44px; }
`;

export const more = css`
  display: flex;
  justify-content: center;
`;
