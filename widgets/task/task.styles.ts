import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';
import { shownPanel } from '#core/ui/shown.styles.ts';

/** The money stands beside the rest where there is room, and right after the next step where there is not. */
export const layout = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  align-items: start;
  @container (width >= 820px) {
    grid-template-columns: minmax(0, 1fr) minmax(280px, 36%);
    grid-template-rows: repeat(4, auto) 1fr;
    column-gap: ${space(6)};
  }
  @container (width >= 1080px) { grid-template-columns: minmax(0, 1fr) 380px; }
`;

export const head = css`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
  min-inline-size: 0;
  @container (width >= 820px) { grid-column: 1 / -1; }
`;

export const aside = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  align-items: start;
  @container (width >= 560px) { grid-template-columns: repeat(auto-fit, minmax(240px, 1fr)); }
  @container (width >= 820px) {
    grid-template-columns: minmax(0, 1fr);
    grid-column: 2;
    grid-row: 2 / -1;
  }
`;

export const back = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-block-size: 28px;
  color: ${token('color-muted')};
  font-size: ${textSizes.md};
  text-decoration: none;
  &:hover { color: ${token('color-text')}; text-decoration: underline; text-underline-offset: 0.2em; }
  @media (pointer: coarse) { min-block-size: 44px; }
`;

export const title = css`
  font-size: ${textSizes.h3};
  letter-spacing: -0.015em;
  line-height: 1.15;
  overflow-wrap: anywhere;
  text-wrap: balance;
  @container (width >= 680px) { font-size: ${textSizes.h2}; }
`;

export const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space(4)};
  min-inline-size: 0;
  padding: ${space(5)};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-panel')};
  background: ${token('color-surface')};
  @container (width < 420px) { padding: ${space(4)}; }
  ${shownPanel}
`;

export const next = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space(3)};
  min-inline-size: 0;
  padding: ${space(5)};
  border: 1px solid ${token('color-accent')};
  &[data-over] { border-color: ${token('color-line')}; }
  border-radius: ${token('radius-panel')};
  background: ${token('color-surface')};
  @container (width < 420px) { padding: ${space(4)}; }
  ${shownPanel}
`;

/** What waits for somebody. */
export const turn = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
`;

export const caption = css`
  color: ${token('color-accent')};
  font-family: inherit;
  font-size: ${textSizes.sm};
  font-weight: 600;
`;

export const heading = css`
  font-family: inherit;
  font-size: ${textSizes.lg};
  font-weight: 600;
`;

export const nextText = css`
  display: grid;
  gap: ${space(1)};
  max-inline-size: 64ch;
`;

export const lead = css`
  font-size: ${textSizes.lg};
  font-weight: 600;
  line-height: 1.4;
`;

/** Where the money is, below the heading. */
export const state = css`
  line-height: 1.4;
`;

export const quiet = css`
  color: ${token('color-muted')};
  font-size: ${textSizes.md};
  line-height: 1.45;
`;

export const buttons = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  & > [data-variant='quiet']:first-child { margin-inline-start: calc(${space(3)} * -1); }
  @container (width < 420px) { inline-size: 100%; & > [data-variant='primary'] { flex: 1 1 auto; } }
`;

export const facts = css`
  display: grid;
  inline-size: 100%;
`;

export const fact = css`
  display: grid;
  grid-template-columns: minmax(110px, 170px) minmax(0, 1fr);
  gap: ${space(1)} ${space(4)};
  padding-block: ${space(3)};
  border-block-start: 1px solid ${token('color-line')};
  & > dt { color: ${token('color-muted')}; font-size: ${textSizes.md}; }
  & > dd { min-inline-size: 0; overflow-wrap: anywhere; }
  &:first-child { padding-block-start: 0; border-block-start: 0; }
  &:last-child { padding-block-end: 0; }
  @container (width < 480px) { grid-template-columns: minmax(0, 1fr); }
`;

export const party = css`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  font-weight: 600;
`;

export const prose = css`
  max-inline-size: 64ch;
  line-height: 1.5;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const amounts = css`
  display: grid;
  inline-size: 100%;
  gap: ${space(2)};
`;

export const amount = css`
  display: flex;
  justify-content: space-between;
  gap: ${space(4)};
  font-variant-numeric: tabular-nums;
  & > dt { color: ${token('color-muted')}; }
  & > dd { white-space: nowrap; }
  &[data-sum] { padding-block-start: ${space(2)}; border-block-start: 1px solid ${token('color-line')}; font-weight: 600; }
  &[data-sum] > dt { color: ${token('color-text')}; }
`;

/** Where there was more than one. */
export const payments = css`
  display: grid;
  gap: ${space(2)};
  inline-size: 100%;
  & > p { font-weight: 600; }
`;

export const payment = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space(4)};
  font-variant-numeric: tabular-nums;
`;

/** What the two parties have to settle, apart from what is settled. */
export const matter = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space(3)};
  inline-size: 100%;
  &:has([part]:not(button)) { padding-block-start: ${space(4)}; border-block-start: 1px solid ${token('color-line')}; }
  & > [data-variant='quiet'] {
    margin-inline-start: calc(${space(3)} * -1);
    margin-block: calc(${space(2)} * -1);
    color: ${token('color-muted')};
    font-weight: 400;
  }
`;

export const proposal = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  inline-size: 100%;
  line-height: 1.45;
`;

export const quote = css`
  margin: 0;
  padding-inline-start: ${space(3)};
  border-inline-start: 2px solid ${token('color-line')};
  color: ${token('color-muted')};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** What the other party said, above the buttons that answer it. */
export const answeredQuote = css`
  margin: ${space(1)} 0;
  padding-inline-start: ${space(3)};
  border-inline-start: 2px solid ${token('color-line')};
  line-height: 1.5;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const history = css`
  display: grid;
  gap: ${space(4)};
  inline-size: 100%;
`;

export const entry = css`
  display: grid;
  gap: ${space(1)};
  padding-inline-start: ${space(4)};
  border-inline-start: 2px solid ${token('color-line')};
  & > p > strong { margin-inline-end: ${space(2)}; font-weight: 600; }
  &:first-child { border-inline-start-color: ${token('color-accent')}; }
`;
