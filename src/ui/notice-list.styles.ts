import { css, keyframes } from '#core/theme/css.ts';
import { space, token } from '#core/theme/tokens.ts';

const arrive = keyframes`
  from { opacity: 0; transform: translateY(-8px); }
`;

export const region = css`
  position: fixed;
  z-index: 2147483000;
  inset-block: ${token('notice-inset')} auto;
  inset-inline: 0;
  max-inline-size: min(440px, 100vw - 32px);
  max-block-size: none;
  margin-block: 0;
  margin-inline: auto;
  padding: 0;
  border: 0;
  overflow: visible;
  background: transparent;
  color: ${token('color-text')};
  pointer-events: none;
  @media (width < 480px) { inline-size: 100%; }
  &[data-placement$='start'] { margin-inline: ${space(4)} auto; }
  &[data-placement$='end'] { margin-inline: auto ${space(4)}; }
  &[data-placement^='bottom'] { inset-block: auto ${token('notice-inset')}; }
`;

export const stack = css`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
  & > li { pointer-events: auto; }
`;

export const item = css`
  animation: ${arrive} ${token('duration')} ease-out;
`;

export const link = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 32px;
  color: ${token('color-accent')};
  font-weight: 600;
  @media (pointer: coarse) { min-block-size: 44px; }
`;
