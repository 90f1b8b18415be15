import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

export const newest = css`
  display: grid;
  gap: ${space(2)};
`;

export const title = css`
  font-size: ${textSizes.xl};
`;

export const owner = css`
  color: ${token('color-muted')};
`;
