import { css } from '#core/theme/css.ts';
import { space } from '#core/theme/tokens.ts';

/** Two fields side by side where the widget is wide enough. */
export const pair = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: ${space(5)} ${space(4)};
`;

/** The chosen languages, below the field they were chosen in. */
export const chips = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-start: calc(${space(2)} * -1);
  &:empty { display: none; }
`;
