import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

export const shares = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(130px, 1fr));
  gap: ${space(2)};
`;

export const share = css`
  display: grid;
  align-content: start;
  gap: ${space(0.5)};
  padding: ${space(3)};
  border-radius: ${token('radius')};
  background: ${token('color-sunken')};
  font-size: ${textSizes.md};
  line-height: 1.4;
  & > strong { font-size: ${textSizes.xl}; font-weight: 600; font-variant-numeric: tabular-nums; }
`;

export const afterFee = css`
  color: ${token('color-muted')};
  font-size: ${textSizes.sm};
`;
