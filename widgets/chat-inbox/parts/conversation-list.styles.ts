import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';
import { countBadge } from '#core/ui/count-badge.ts';

export const scroller = css`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  border-inline-end: 1px solid ${token('color-line')};
  @container (width < 640px) { border-inline-end: 0; }
`;

export const list = css`
  --list-gap: 0px;
`;

export const row = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  column-gap: ${space(3)};
  inline-size: 100%;
  min-block-size: 72px;
  padding: ${space(3)} ${space(4)};
  border: 0;
  border-block-end: 1px solid ${token('color-line')};
  background: transparent;
  text-align: start;
  cursor: pointer;
  transition: background-color ${token('duration')};
  &:hover { background: ${token('color-sunken')}; }
  &[aria-current] { background: ${token('color-accent-tint')}; }
  &:focus-visible { outline-offset: -3px; }
  @media (forced-colors: active) {
    &[aria-current] { border-inline-start: 4px solid Highlight; }
  }
`;

export const summary = css`
  display: grid;
  gap: 1px;
  min-inline-size: 0;
  &[data-loading] { gap: ${space(2)}; }
`;

export const line = css`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(3)};
  min-inline-size: 0;
`;

export const name = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-weight: 600;
  line-height: 1.35;
  hyphens: manual;
`;

/** No wider than its text, so that all rows start at the same edge, whatever the direction of the text. */
export const preview = css`
  min-inline-size: 0;
  min-block-size: 20px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: ${textSizes.sm};
  color: ${token('color-muted')};
  hyphens: manual;
  &[data-unread] { color: ${token('color-text')}; font-weight: 600; }
`;

export const stamp = css`
  flex: none;
  font-size: ${textSizes.xs};
  font-variant-numeric: tabular-nums;
  color: ${token('color-muted')};
`;

export const badge = css`
  flex: none;
  ${countBadge(20)}
`;
