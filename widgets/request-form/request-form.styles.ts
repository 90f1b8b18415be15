import { css } from '#core/theme/css.ts';
import { space } from '#core/theme/tokens.ts';

/** Two fields side by side where there is room. */
export const pair = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: ${space(5)} ${space(4)};
`;

/** The languages chosen, close to where they were. */
export const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-start: calc(${space(2)} * -1);
  &:empty { display: none; }
`;
