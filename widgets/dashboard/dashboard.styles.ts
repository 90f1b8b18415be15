import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

export const layout = css`
  display: grid;
  gap: ${space(6)};
  align-items: start;
  @container (width >= 1120px) { grid-template-columns: 232px minmax(0, 1fr); }
`;

export const panel = css`
  display: flex;
  align-items: center;
  gap: ${space(5)};
  min-inline-size: 0;
  padding: ${space(5)};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-panel')};
  background: ${token('color-surface')};
  @container (width >= 1120px) {
    position: sticky;
    inset-block-start: ${space(6)};
    flex-direction: column;
    align-items: flex-start;
    gap: ${space(4)};
  }
  @container (width < 420px) { padding: ${space(4)}; gap: ${space(4)}; }
`;

export const person = css`
  display: grid;
  justify-items: start;
  gap: ${space(1)};
  min-inline-size: 0;
  max-inline-size: 100%;
`;

export const name = css`
  font-size: ${textSizes.xl};
  overflow-wrap: anywhere;
  hyphens: none;
`;

export const email = css`
  margin-block-end: ${space(2)};
  font-size: ${textSizes.md};
  color: ${token('color-muted')};
  overflow-wrap: anywhere;
  hyphens: none;
`;

/** A container of its own, so that container queries inside refer to its width instead of the widget's. */
export const main = css`
  container: dashboard-main / inline-size;
  min-inline-size: 0;
`;

export const below = css`
  padding-block-start: ${space(5)};
`;

/** Spec section 9: four columns, if four cards of 210 px fit. */
export const grid = css`
  display: grid;
  gap: ${space(4)};
  grid-template-columns: minmax(0, 1fr);
  & > li { display: grid; min-inline-size: 0; }
  @container (width >= 440px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  @container (width >= 660px) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  @container (width >= 880px) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;

/** Three lines are reserved where cards are side by side, so that what follows is aligned. */
export const taskTitle = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
  min-block-size: 1lh;
  font-family: inherit;
  font-size: ${textSizes.lg};
  font-weight: 600;
  line-height: 1.3;
  letter-spacing: -0.01em;
  text-wrap: pretty;
  @container dashboard-main (width >= 440px) { min-block-size: 3lh; }
`;

export const taskFoot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  margin-block-start: auto;
  padding-block-start: ${space(3)};
  border-block-start: 1px solid ${token('color-line')};
`;

/** Above the cards, whose title link covers them. */
export const offerActions = css`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(4)};
`;

export const list = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

export const filters = css`
  display: grid;
  gap: ${space(3)};
  align-items: end;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  @container dashboard-main (width >= 720px) { grid-template-columns: 2fr repeat(3, 1fr); }
`;

/** A filter bar of a search and one choice. */
export const fewFilters = css`
  display: grid;
  gap: ${space(3)};
  align-items: end;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
`;

export const search = css`
  min-inline-size: 0;
  grid-column: 1 / -1;
  @container dashboard-main (width >= 720px) { grid-column: auto; }
`;

export const more = css`
  display: grid;
  justify-items: center;
  padding-block-start: ${space(5)};
`;
