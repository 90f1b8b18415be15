import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

export const translations = css`
  display: grid;
  gap: ${space(4)};
  min-inline-size: 0;
`;

export const legend = css`
  font-weight: 600;
`;

export const hint = css`
  margin-block-start: ${space(-3)};
  color: ${token('color-muted')};
  font-size: ${textSizes.sm};
`;

export const translation = css`
  display: grid;
  gap: ${space(4)};
  padding-inline-start: ${space(4)};
  border-inline-start: 2px solid ${token('color-line')};
`;
