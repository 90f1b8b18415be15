import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

export const money = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
`;

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)} ${space(4)};
`;

export const heading = css`
  font-size: ${textSizes.h3};
  letter-spacing: -0.01em;
`;

export const waiting = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
`;

export const figures = css`
  display: grid;
  gap: ${space(3)};
  @container (width >= 640px) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

export const figure = css`
  padding: ${space(4)};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius')};
  background: ${token('color-surface')};
  & > dt { color: ${token('color-muted')}; font-size: ${textSizes.sm}; }
  & > dd { display: grid; }
  & strong { font-size: ${textSizes.h3}; font-weight: 600; font-variant-numeric: tabular-nums; }
  & span { color: ${token('color-muted')}; font-size: ${textSizes.sm}; }
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
  gap: ${space(2)};
  & > li:nth-child(-n + 6) { display: none; }
  @container (width >= 640px) { & > li:nth-child(-n + 6) { display: grid; } }
`;

export const bar = css`
  display: grid;
  grid-template-rows: auto 120px auto;
  align-items: end;
  text-align: center;
  font-size: ${textSizes.xs};
  font-variant-numeric: tabular-nums;
  hyphens: none;
`;

export const barValue = css`
  min-block-size: 1lh;
  padding-block-end: ${space(1)};
  font-weight: 600;
`;

export const barFill = css`
  justify-self: center;
  inline-size: min(100%, 44px);
  min-block-size: 2px;
  block-size: calc(var(--share) * 100%);
  border-start-start-radius: 4px;
  border-start-end-radius: 4px;
  background: ${token('color-accent')};
`;

export const barMonth = css`
  padding-block-start: ${space(1)};
  border-block-start: 1px solid ${token('color-control')};
  color: ${token('color-muted')};
`;

export const month = css`
  display: grid;
  gap: ${space(3)};
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
  display: grid;
  grid-row: span 2;
  justify-items: end;
  align-content: start;
  text-align: end;
  font-variant-numeric: tabular-nums;
  & > strong { font-size: ${textSizes.lg}; font-weight: 600; line-height: 1.35; white-space: nowrap; }
`;

export const details = css`
  max-inline-size: 16em;
  color: ${token('color-muted')};
  font-size: ${textSizes.sm};
`;

export const facts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)} ${space(3)};
  color: ${token('color-muted')};
  font-size: ${textSizes.sm};
`;

export const receipt = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
`;

export const more = css`
  display: flex;
  justify-content: center;
`;
