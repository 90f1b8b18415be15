import { css } from '#core/theme/css.ts';
import { space, textSizes } from '#core/theme/tokens.ts';

export const grid = css`
  display: grid;
  gap: ${space(4)};
`;

export const heading = css`
  font-size: ${textSizes.h3};
`;

export const foot = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(3)};
  padding-block: ${space(2)};
  &:empty { display: none; }
`;
