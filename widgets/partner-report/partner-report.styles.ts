import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

export const heading = css`
  font-size: ${textSizes.h3};
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
`;

export const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
`;

export const range = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${space(3)} ${space(4)};
`;

export const usual = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(5)};
  min-block-size: 44px;
`;

export const totals = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)};
  @container (width >= 640px) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  @container (width >= 1080px) { grid-template-columns: repeat(7, minmax(0, 1fr)); }
`;

export const total = css`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  padding: ${space(4)};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius')};
  background: ${token('color-surface')};
  & > dt { color: ${token('color-muted')}; font-size: ${textSizes.sm}; }
  & > dd { margin: 0; font-size: ${textSizes.h3}; font-weight: 600; font-variant-numeric: tabular-nums; }
`;

export const figure = css`
  display: grid;
  gap: ${space(2)};
  margin: 0;
`;

export const caption = css`
  display: flex;
  justify-content: space-between;
  gap: ${space(4)};
  font-weight: 600;
`;

export const peak = css`
  color: ${token('color-muted')};
  font-weight: 400;
  font-size: ${textSizes.sm};
`;

export const plot = css`
  border-block-end: 1px solid ${token('color-line')};
  border-radius: 4px;
  cursor: crosshair;
  touch-action: pan-y;
  &:focus-visible { outline: 2px solid ${token('color-accent')}; outline-offset: 3px; }
`;

export const bars = css`
  display: block;
  inline-size: 100%;
  block-size: 180px;
  &:dir(rtl) { transform: scaleX(-1); }
  & .day { fill: transparent; }
  & [data-chosen] .day { fill: ${token('color-accent-tint')}; }
  & .views { fill: ${token('color-accent')}; }
  & .bookings { fill: ${token('color-star')}; }
`;

export const axis = css`
  display: flex;
  justify-content: space-between;
  gap: ${space(4)};
  color: ${token('color-muted')};
  font-size: ${textSizes.sm};
`;

export const chosenDay = css`
  font-variant-numeric: tabular-nums;
`;

export const legend = css`
  display: flex;
  gap: ${space(5)};
  color: ${token('color-muted')};
  font-size: ${textSizes.sm};
  & > span::before {
    content: '';
    display: inline-block;
    inline-size: 10px;
    block-size: 10px;
    margin-inline-end: ${space(2)};
    border-radius: 2px;
    background: ${token('color-accent')};
  }
  & > [data-of=bookings]::before { background: ${token('color-star')}; }
`;

export const key = css`
  overflow-wrap: anywhere;
`;

export const nothing = css`
  padding-block: ${space(4)};
  color: ${token('color-muted')};
`;
