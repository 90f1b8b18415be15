import { textSizes, token } from '#core/theme/tokens.ts';

/** The declarations of a round mark with a number, such as that of unread messages. The size is in pixels. */
export const countBadge = (size: number): string => `
  min-inline-size: ${size}px;
  padding-inline: ${Math.round(size / 4)}px;
  border-radius: 999px;
  background: ${token('color-accent')};
  color: ${token('color-on-accent')};
  font-size: ${textSizes.xs};
  font-weight: 700;
  line-height: ${size}px;
  text-align: center;
  @media (forced-colors: active) { outline: 1px solid CanvasText; }
`;
