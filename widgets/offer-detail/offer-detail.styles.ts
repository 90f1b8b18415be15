import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

export const detail = css`
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
  min-inline-size: 0;
  @container (width >= 680px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(270px, 32%);
    gap: ${space(8)};
  }
  @container (width >= 960px) {
    grid-template-columns: minmax(0, 1fr) 380px;
    gap: ${space(16)};
  }
`;

export const text = css`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-inline-size: 0;
`;

export const title = css`
  font-size: ${textSizes.h3};
  letter-spacing: -0.015em;
  line-height: 1.15;
  @container (width >= 680px) { font-size: ${textSizes.h2}; }
`;

export const facts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(6)};
`;

export const languages = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2.5)};
  font-size: ${textSizes.md};
`;

export const flags = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;

export const section = css`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  margin-block-start: ${space(5)};
  max-inline-size: 72ch;
`;

export const heading = css`
  font-size: ${textSizes.xl};
  letter-spacing: -0.01em;
`;

export const owner = css`
  display: flex;
  align-items: center;
  gap: ${space(5)};
  margin-block-start: ${space(3)};
  max-inline-size: 72ch;
  @container (width < 400px) { gap: ${space(4)}; }
`;

export const ownerName = css`
  font-size: ${textSizes.lg};
  font-weight: 600;
  line-height: 1.4;
  hyphens: none;
  overflow-wrap: anywhere;
`;

export const ownerFacts = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(5)};
  color: ${token('color-muted')};
  font-size: ${textSizes.md};
  & > li { display: flex; align-items: center; gap: ${space(2)}; }
`;

export const person = css`
  display: flex;
  align-items: flex-start;
  gap: ${space(4)};
  @container (width < 400px) { gap: ${space(3)}; }
`;

export const words = css`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  gap: ${space(1)};
  min-inline-size: 0;
`;

export const name = css`
  font-weight: 600;
  hyphens: none;
  overflow-wrap: anywhere;
`;

export const quote = css`
  color: ${token('color-muted')};
  white-space: pre-line;
  text-wrap: pretty;
`;

export const prose = css`
  white-space: pre-line;
  text-wrap: pretty;
`;

export const foldable = css`
  display: grid;
  justify-items: start;
`;

/** On paper all of it is shown. */
export const folded = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 8;
  @media print { display: block; }
`;

export const aside = css`
  font-size: ${textSizes.sm};
  color: ${token('color-muted')};
`;

export const reviews = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
`;

export const byline = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(3)};
  & > time { font-size: ${textSizes.sm}; color: ${token('color-muted')}; }
`;

export const stars = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  font-size: ${textSizes.sm};
  font-variant-numeric: tabular-nums;
  & > svg { color: ${token('color-star')}; }
`;

export const reply = css`
  margin: ${space(1)} 0 0;
  padding-inline-start: ${space(3)};
  border-inline-start: 2px solid ${token('color-line')};
`;

const surface = `
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-panel')};
  background: ${token('color-surface')};
`;

/** In narrow widgets its parts are laid out on their own: the facts below the text, the bar sticky. */
export const panel = css`
  display: contents;
  @container (width >= 680px) {
    display: block;
    position: sticky;
    inset-block-start: ${space(4)};
    align-self: start;
    padding: ${space(6)};
    ${surface}
    box-shadow: 0 4px 16px ${token('color-shadow')};
  }
`;

export const bar = css`
  position: sticky;
  inset-block-end: max(${space(3)}, env(safe-area-inset-bottom));
  z-index: 1;
  order: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(4)};
  padding-block: ${space(3)};
  padding-inline: ${space(4)} ${space(3)};
  ${surface}
  box-shadow: 0 8px 28px ${token('color-shadow')}, 0 2px 6px ${token('color-shadow')};
  & > :first-child { flex: 999 0 auto; }
  & > :last-child { flex: 1 1 auto; }
  @container (width >= 680px) {
    position: static;
    display: grid;
    justify-content: stretch;
    gap: ${space(4)};
    padding-inline: 0;
    padding-block: 0;
    border: 0;
    box-shadow: none;
  }
`;

/** As wide as the link it stands for. */
export const linkPlaceholder = css`
  inline-size: 120px;
  @container (width >= 680px) { inline-size: auto; }
`;

export const inactive = css`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  font-weight: 600;
  line-height: 1.4;
  & > svg { margin-block-start: 2px; color: ${token('color-muted')}; }
`;

/** The owner's panel, and that of a paused offer: above the text in narrow widgets, as there is nothing to book. */
export const paused = css`
  order: -1;
  display: grid;
  gap: ${space(4)};
  @container (width < 680px) {
    padding: ${space(4)};
    ${surface}
  }
`;

export const ask = css`
  display: grid;
  gap: ${space(3)};
  @container (width >= 680px) { margin-block-start: ${space(6)}; }
`;

export const levels = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  margin-block-start: ${space(1)};
`;

export const terms = css`
  display: grid;
  gap: ${space(4)};
  padding-block-start: ${space(5)};
  border-block-start: 1px solid ${token('color-line')};
  @container (width >= 680px) { margin-block-start: ${space(6)}; }
`;

export const term = css`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  color: ${token('color-muted')};
  line-height: 1.4;
  overflow-wrap: anywhere;
  & > svg { margin-block-start: 1px; }
`;
