import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

export const card = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-inline-size: 0;
  padding: ${space(4)};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  box-shadow: 0 2px 8px ${token('color-shadow')};
  transition: border-color ${token('duration')}, box-shadow ${token('duration')};
  @media (hover: hover) {
    &[data-live]:hover { border-color: ${token('color-control')}; box-shadow: 0 6px 20px ${token('color-shadow')}; }
  }
`;

/** A narrow card has a narrower chip. */
export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(1)};
  & > :first-child { padding-inline: clamp(${space(2)}, (100% - 210px) * 999, ${space(2.5)}); }
`;

/**
 * Three lines are reserved, so that what follows is aligned across a row of cards and nothing moves when cards replace
 * skeletons. A list of one column reserves one.
 */
export const title = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
  min-block-size: calc(var(--offer-title-lines, 3) * 1lh);
  font-family: inherit;
  font-size: ${textSizes.lg};
  font-weight: 600;
  line-height: 1.3;
  letter-spacing: -0.01em;
  text-wrap: pretty;
`;

/** Covers the whole card: one click target, one hover state. */
export const titleLink = css`
  color: inherit;
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; border-radius: ${token('radius-card')}; }
  transition: color ${token('duration')};
  &:hover { color: ${token('color-accent')}; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 2px solid ${token('color-focus')}; outline-offset: 2px; }
`;

/**
 * In a narrow card the names fill a line, so that the flags wrap below them. A container query would be simpler, but makes
 * the browser compute the styles of each card a second time during layout.
 */
export const languages = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1.5)} ${space(3)};
  & > :first-child { flex: 1 1 calc((270px - 100%) * 999); max-inline-size: 100%; }
`;

export const flags = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  min-block-size: 18px;
`;

export const owner = css`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  margin-block-start: auto;
  font-size: ${textSizes.md};
  line-height: 1.25;
  color: ${token('color-muted')};
  hyphens: none;
`;

export const ownerName = css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  min-inline-size: 0;
`;

/** One line if it fits; otherwise the actions wrap below the price. */
export const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2.5)} ${space(3)};
  padding-block-start: ${space(3)};
  border-block-start: 1px solid ${token('color-line')};
  & > :first-child { flex: 999 0 auto; }
`;

/** Above the title's link, which covers the card, so that the buttons get their own clicks. */
export const actions = css`
  position: relative;
  display: flex;
  flex: 1 1 auto;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
  & > :first-child { display: flex; flex: 999 0 auto; }
  & > :last-child { flex: 1 0 auto; }
`;
