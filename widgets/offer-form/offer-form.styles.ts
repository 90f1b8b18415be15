import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

export const translations = css`
  display: grid;
  gap: ${space(4)};
  min-inline-size: 0;
`;

export const legend = css`
  padding: 0;
  margin-block-end: ${space(1)};
  font-weight: 600;
`;

export const hint = css`
  color: ${token('color-muted')};
  font-size: ${textSizes.sm};
`;

export const translation = css`
  display: grid;
  gap: ${space(4)};
  padding-inline-start: ${space(4)};
  border-inline-start: 2px solid ${token('color-line')};
`;
