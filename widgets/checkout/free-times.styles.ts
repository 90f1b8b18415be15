import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

export { radio } from '#core/ui/forms/category-radios.tsx';

export const section = css`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-inline-size: 0;
  margin: 0;
  margin-block-end: ${space(4)};
  padding: 0;
  border: 0;
`;

export const heading = css`
  font-size: ${textSizes.md};
  font-weight: 600;
  line-height: 1.4;
`;

export const note = css`
  color: ${token('color-muted')};
`;

export const days = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(100px, 1fr));
  gap: ${space(2)};
  & > button { min-block-size: 44px; }
`;

/** A translator who may be called at any time has 48 in a day: the list scrolls, and half a row shows that it does. */
export const times = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(72px, 1fr));
  gap: ${space(2)};
  max-block-size: 182px;
  overflow-y: auto;
`;

export const choice = css`
  position: relative;
  display: grid;
  place-items: center;
  min-block-size: 44px;
  padding: ${space(1)} ${space(2)};
  border: 1px solid ${token('color-control')};
  border-radius: ${token('radius')};
  background: ${token('color-surface')};
  font-size: ${textSizes.md};
  line-height: 1.3;
  text-align: center;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  transition: border-color ${token('duration')}, background-color ${token('duration')};
  &:hover { border-color: ${token('color-text')}; }
  &:has(> :checked) {
    border-color: ${token('color-accent')};
    background: ${token('color-accent-tint')};
    box-shadow: inset 0 0 0 1px ${token('color-accent')};
    font-weight: 600;
  }
  &:has(> :focus-visible) { outline: 2px solid ${token('color-focus')}; outline-offset: -2px; }
  &:has(> :disabled) { cursor: not-allowed; opacity: 0.6; }
  @media (forced-colors: active) {
    &:has(> :checked) { outline: 3px solid Highlight; }
  }
`;
