import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

export const booked = css`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  max-inline-size: 60ch;
`;

export const pay = css`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  margin-block: ${space(2)};
  @container (width >= 480px) { align-items: flex-start; }
`;

export const cost = css`
  font-variant-numeric: tabular-nums;
  & > bdi { font-weight: 600; }
`;

export const mark = css`
  color: ${token('color-success')};
`;

export const bookedOffer = css`
  & > bdi { font-weight: 600; }
`;

export const bookedTime = css`
  display: grid;
  line-height: 1.45;
  & > span { color: ${token('color-muted')}; font-size: ${textSizes.md}; }
`;
