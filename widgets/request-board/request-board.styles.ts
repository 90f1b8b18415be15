import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

export const heading = css`
  font-size: ${textSizes.h3};
`;

export const toggle = css`
  display: grid;
  justify-content: start;
  & > button { min-block-size: 44px; }
  @container (width >= 480px) { display: none; }
`;

/** In a narrow board the button above it opens it. */
export const bar = css`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  /* Kinds have longer names than languages. */
  & > :is(:nth-child(-n + 2), :last-child) { grid-column: 1 / -1; }
  @container (width < 480px) {
    &:not([data-open]) { display: none; }
    margin-block-start: ${space(3)};
    padding: ${space(4)};
    border: 1px solid ${token('color-line')};
    border-radius: ${token('radius-card')};
    background: ${token('color-surface')};
  }
  @container (width >= 480px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    & > :nth-child(n) { grid-column: span 2; }
    & > :nth-child(-n + 2) { grid-column: span 3; }
  }
  @container (width >= 960px) {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    & > :nth-child(n) { grid-column: auto; }
  }
`;

export const found = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(4)};
  min-block-size: 24px;
`;

export const card = css`
  display: grid;
  gap: ${space(3)};
  min-inline-size: 0;
`;

export const head = css`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
`;

export const quiet = css`
  color: ${token('color-muted')};
  font-size: ${textSizes.md};
`;

export const title = css`
  font-family: inherit;
  font-size: ${textSizes.xl};
  font-weight: 600;
  line-height: 1.3;
  letter-spacing: -0.01em;
  overflow-wrap: anywhere;
  text-wrap: pretty;
  /* A touch target of 44 px that takes no more room than the words. */
  & > a { display: inline-block; padding-block: 10px; margin-block: -10px; color: inherit; text-decoration: none; }
  & > a:hover { text-decoration: underline; text-underline-offset: 0.2em; }
`;

/** The title of a page that shows one request. */
export const pageTitle = css`
  font-size: ${textSizes.h3};
  line-height: 1.25;
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

/** As wide as the forms. */
export const single = css`
  max-inline-size: 760px;
  margin-inline: auto;
`;

export const description = css`
  max-inline-size: 72ch;
  color: ${token('color-muted')};
  line-height: 1.5;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const facts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(5)};
  font-size: ${textSizes.md};
`;

export const due = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  color: ${token('color-muted')};
  font-variant-numeric: tabular-nums;
`;

export const owner = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-inline-size: 0;
  color: ${token('color-muted')};
  overflow-wrap: anywhere;
  hyphens: none;
`;

export const answer = css`
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${token('color-line')};
`;

/** The proposals, each below a line. */
export const own = css`
  display: grid;
  gap: ${space(4)};
  & > [part~='proposal'] { padding-block-start: ${space(4)}; border-block-start: 1px solid ${token('color-line')}; }
`;

export const more = css`
  display: grid;
  justify-items: center;
  padding-block: ${space(2)};
`;
