import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

export const grid = css`
  display: grid;
  gap: ${space(4)};
`;

export const heading = css`
  font-size: ${textSizes.h3};
`;

/** The heading, and at the other end how many offers there are. */
export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  & > [role='status'] { min-block-size: 1lh; }
`;

/** Says that a search found nothing as it was typed. */
export const near = css`
  margin-block-end: ${space(1)};
  color: ${token('color-text')};
  font-size: ${textSizes.md};
`;

export const foot = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(3)};
  padding-block: ${space(2)};
  &:empty { display: none; }
`;
