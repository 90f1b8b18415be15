import { css } from '#core/theme/css.ts';
import { space, textSizes } from '#core/theme/tokens.ts';

export const attachments = css`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  margin: 0;
  padding: ${space(1)} 0 0;
  list-style: none;
`;

export const attachment = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: 32px;
  max-inline-size: 100%;
  padding: ${space(1)} ${space(2)};
  border: 1px solid color-mix(in srgb, currentColor 40%, transparent);
  border-radius: 8px;
  background: transparent;
  color: inherit;
  font-size: ${textSizes.sm};
  text-align: start;
  cursor: pointer;
  overflow-wrap: anywhere;
  &:focus-visible { outline-color: currentColor; }
  & > small { flex: none; font-size: ${textSizes.xs}; }
  @media (pointer: coarse) { min-block-size: 44px; }
`;

export const progress = css`
  display: block;
  inline-size: 100%;
  margin-block-start: ${space(1)};
  accent-color: currentColor;
`;
