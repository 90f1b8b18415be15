import { css } from '#core/theme/css.ts';
import { space } from '#core/theme/tokens.ts';

/** Two fields side by side where there is room. */
export const pair = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: ${space(5)} ${space(4)};
`;
