import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';
import { countBadge } from '#core/ui/count-badge.ts';

export const bell = css`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius')};
  background: ${token('color-surface')};
  color: ${token('color-text')};
`;

export const badge = css`
  position: absolute;
  inset-block-start: -7px;
  inset-inline-end: -7px;
  ${countBadge(19)}
  background: ${token('color-badge')};
  color: #fff;
`;

export const head = css`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(4)};
  min-inline-size: 264px;
  padding: ${space(2)} ${space(3)};
`;

export const heading = css`
  font-weight: 600;
  hyphens: none;
`;

export const markAll = css`
  min-block-size: 32px;
  margin-inline: calc(${space(1)} * -1);
  padding-inline: ${space(1)};
  border: 0;
  border-radius: ${space(1)};
  background: none;
  color: ${token('color-accent')};
  font-size: ${textSizes.sm};
  font-weight: 600;
  cursor: pointer;
  &:hover { text-decoration: underline; }
  @media (pointer: coarse) { min-block-size: 44px; }
`;

export const list = css`
  max-block-size: min(420px, 60vh);
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const item = css`
  position: relative;
  display: grid;
  gap: ${space(1)};
  inline-size: 100%;
  padding: ${space(3)};
  padding-inline-start: ${space(6)};
  border: 0;
  border-radius: ${space(2)};
  background: none;
  color: ${token('color-text')};
  font-size: ${textSizes.md};
  line-height: 1.4;
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  &:hover { background: ${token('color-sunken')}; }
  &:focus-visible { outline-offset: -2px; }
  &[data-unread]::before {
    content: '';
    position: absolute;
    inset-block-start: ${space(4.5)};
    inset-inline-start: ${space(2.5)};
    inline-size: 8px;
    block-size: 8px;
    border-radius: 999px;
    background: ${token('color-accent')};
  }
`;

export const time = css`
  color: ${token('color-muted')};
  font-size: ${textSizes.xs};
`;

export const placeholder = css`
  padding: ${space(3)};
`;

export const all = css`
  display: grid;
  place-items: center;
  min-block-size: 44px;
  margin-block-start: ${space(1)};
  border-block-start: 1px solid ${token('color-line')};
  font-size: ${textSizes.md};
  font-weight: 600;
  text-decoration: none;
  &:hover { text-decoration: underline; }
`;
