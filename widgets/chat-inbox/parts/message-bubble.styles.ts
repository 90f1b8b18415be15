import { css, keyframes } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

const highlight = keyframes`
  from, 40% { outline-color: ${token('color-accent')}; }
`;

export const bubble = css`
  max-inline-size: min(86%, 62ch);
  padding: ${space(2)} 14px;
  border-radius: ${token('radius-card')};
  border-end-start-radius: 4px;
  background: ${token('color-sunken')};
  overflow-wrap: anywhere;
  hyphens: manual;
  & > p { white-space: pre-wrap; text-align: start; }
  & > time { display: block; margin-block-start: 2px; font-size: ${textSizes.xs}; font-variant-numeric: tabular-nums; color: ${token('color-muted')}; }
  &[data-own] { border-end-start-radius: ${token('radius-card')}; border-end-end-radius: 4px; background: ${token('color-own-message')}; color: ${token('color-on-own-message')}; }
  &[data-own] > time { color: inherit; }
  &[data-highlighted] { outline: 2px solid transparent; animation: ${highlight} 2s ease-out; }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;

export const link = css`
  color: inherit;
  text-decoration: underline;
  text-underline-offset: 0.15em;
  &:focus-visible { outline-color: currentColor; }
`;

export const translation = css`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  padding-block-start: ${space(1)};
`;

export const translated = css`
  inline-size: 100%;
  padding-block-start: ${space(1)};
  border-block-start: 1px solid ${token('color-line')};
  white-space: pre-wrap;
  text-align: start;
`;

export const state = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  column-gap: ${space(3)};
  padding-block: 2px ${space(1)};
  font-size: ${textSizes.xs};
  color: ${token('color-muted')};
  &[data-state='failed'] { font-size: ${textSizes.sm}; color: ${token('color-error')}; }
`;

export const failure = css`
  display: flex;
  align-items: flex-start;
  gap: ${space(1)};
  & > svg { margin-block-start: 2px; }
`;
