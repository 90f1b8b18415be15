import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

export const layout = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  align-items: start;
  @container (width >= 840px) {
    &[data-menu] { grid-template-columns: 220px minmax(0, 1fr); }
  }
`;

export const menu = css`
  & > ul { display: flex; flex-wrap: wrap; gap: ${space(1)}; }
  @container (width >= 840px) {
    & > ul { flex-direction: column; }
  }
`;

export const menuLink = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: 44px;
  padding-inline: ${space(3)};
  border-radius: ${token('radius')};
  color: ${token('color-muted')};
  font-weight: 500;
  text-decoration: none;
  transition: background-color ${token('duration')};
  &:hover { background: ${token('color-sunken')}; color: ${token('color-text')}; }
  &[aria-current] { background: ${token('color-accent-tint')}; color: ${token('color-text')}; font-weight: 600; }
`;

export const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  padding: ${space(5)};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-panel')};
  background: ${token('color-surface')};
  @container (width >= 600px) { padding: ${space(8)}; }
`;

export const heading = css`
  font-size: ${textSizes.h3};
`;

export const upload = css`
  display: grid;
  justify-items: start;
  gap: ${space(2)};
`;

export const hint = css`
  color: ${token('color-muted')};
  font-size: ${textSizes.sm};
`;

export const progress = css`
  inline-size: 100%;
  accent-color: ${token('color-accent')};
`;

export const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  @container (width >= 600px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

export const wide = css`
  grid-column: 1 / -1;
`;

export const levels = css`
  grid-column: 1 / -1;
  min-inline-size: 0;
`;

export const legend = css`
  padding: 0;
  margin-block-end: ${space(2)};
  font-weight: 600;
`;

export const levelGrid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: ${space(3)};
`;

export const actions = css`
  grid-column: 1 / -1;
  display: grid;
  justify-items: start;
  gap: ${space(3)};
`;
