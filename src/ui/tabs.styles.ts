import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

/** Smaller on a phone, so that more tabs fit. */
const inset = `clamp(${space(1.5)}, 2.5cqi, ${space(3)})`;

export const tabs = css`
  display: flex;
  flex-wrap: wrap;
  border-block-end: 1px solid ${token('color-line')};
`;

export const tab = css`
  position: relative;
  display: inline-flex;
  flex: 0 1 auto;
  align-items: center;
  gap: ${space(2)};
  min-block-size: 44px;
  padding: ${space(2)} ${inset};
  border: 0;
  border-start-start-radius: ${token('radius')};
  border-start-end-radius: ${token('radius')};
  background: none;
  color: ${token('color-muted')};
  font-weight: 500;
  hyphens: none;
  white-space: nowrap;
  cursor: pointer;
  transition: color ${token('duration')}, background-color ${token('duration')};
  &:hover { background: ${token('color-sunken')}; color: ${token('color-text')}; }
  &:active { background: ${token('color-line')}; }
  &:focus-visible { outline-offset: -2px; }
  &[aria-selected='true'] { color: ${token('color-text')}; font-weight: 600; }
  &[aria-selected='true']::after {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline: ${inset};
    border-block-end: 2px solid ${token('color-accent')};
  }
`;

export const badge = css`
  min-inline-size: 20px;
  padding-inline: ${space(1.5)};
  border-radius: 999px;
  background: ${token('color-accent-tint')};
  color: ${token('color-accent')};
  font-size: ${textSizes.xs};
  font-weight: 600;
  line-height: 20px;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

export const panel = css`
  padding-block-start: ${space(5)};
`;
