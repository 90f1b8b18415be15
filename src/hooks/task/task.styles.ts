import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';
import { shown } from '#core/ui/shown.styles.ts';

export const strong = css`
  color: ${token('color-text')};
  font-weight: 600;
  overflow-wrap: anywhere;
  hyphens: none;
`;

export const quiet = css`
  color: ${token('color-muted')};
  font-size: ${textSizes.sm};
`;

export const time = css`
  display: grid;
  min-inline-size: 132px;
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  & > time > b { display: block; font-weight: 600; }
  & > span:empty { display: none; }
`;

export const belongings = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(0.5)} ${space(4)};
  max-inline-size: 100%;
`;

/** Links and buttons that look the same: the conversation, a document. */
export const belonging = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-inline-size: 0;
  max-inline-size: 100%;
  min-block-size: 28px;
  padding: 0;
  border: 0;
  border-radius: ${space(1)};
  background: none;
  color: ${token('color-accent')};
  font-size: ${textSizes.sm};
  font-weight: 500;
  text-align: start;
  text-decoration: none;
  overflow-wrap: anywhere;
  hyphens: none;
  cursor: pointer;
  &:hover { text-decoration: underline; text-underline-offset: 0.2em; }
  @media (pointer: coarse) { min-block-size: 44px; }
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  padding-block-start: ${space(1)};
  & > [data-variant='quiet']:first-child { margin-inline-start: calc(${space(3)} * -1); }
`;

export const problem = css`
  display: flex;
  align-items: flex-start;
  gap: ${space(1.5)};
  color: ${token('color-error')};
  font-size: ${textSizes.sm};
  line-height: 1.4;
  & > svg { margin-block-start: 1px; }
`;

export const fileSize = css`
  color: ${token('color-muted')};
  font-size: ${textSizes.sm};
  font-variant-numeric: tabular-nums;
  align-self: center;
`;

export const documentItem = css`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(2)};
  min-inline-size: 0;
  max-inline-size: 100%;
`;

export const review = css`
  display: grid;
  gap: ${space(1)};
  padding-block-start: ${space(1)};
  font-size: ${textSizes.sm};
  line-height: 1.45;
  ${shown}
`;

export const stars = css`
  display: inline-flex;
  gap: ${space(0.5)};
  color: ${token('color-star')};
`;

export const reply = css`
  margin: ${space(1)} 0 0;
  padding-inline-start: ${space(3)};
  border-inline-start: 2px solid ${token('color-line')};
`;

export const rating = css`
  display: grid;
  justify-items: start;
  gap: ${space(1.5)};
  font-size: ${textSizes.md};
`;

export const choices = css`
  display: flex;
`;

export const choice = css`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: ${token('radius')};
  color: ${token('color-control')};
  cursor: pointer;
  &:first-child { margin-inline-start: -8px; }
  &:hover { background: ${token('color-sunken')}; color: ${token('color-star')}; }
  &[data-reached] { color: ${token('color-star')}; }
  &:has(> :focus-visible) { outline: 2px solid ${token('color-focus')}; outline-offset: -2px; }
`;

/** Covers its star. */
export const radio = css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  opacity: 0;
  cursor: pointer;
`;

/** The paragraphs of a dialog. */
export const texts = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;
