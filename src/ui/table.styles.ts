import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

/** The container whose width decides between columns and cards. */
export const frame = css`
  container-type: inline-size;
`;

/** Container widths in px below which rows become cards; larger for tables with many or wide columns. */
export type CardsBelow = 640 | 860;

const stylesFor = (below: CardsBelow) => {
  const scroller = css`
  overflow-x: auto;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  @container (width < ${below}px) {
    border: 0;
    border-radius: 0;
    background: none;
  }
`;

  const table = css`
  inline-size: 100%;
  min-inline-size: 600px;
  border-collapse: collapse;
  font-size: ${textSizes.md};
  text-align: start;
  /* Columns must not move when virtualized rows come and go. */
  &[data-long] { table-layout: fixed; }
  --list-gap: 0px;
  & > thead { background: ${token('color-sunken')}; color: ${token('color-muted')}; font-size: ${textSizes.sm}; }
  @container (width < ${below}px) {
    display: block;
    min-inline-size: 0;
    & > thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    --list-gap: ${space(3)};
    & > tbody { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr)); gap: var(--list-gap); }
    & > tbody > [aria-hidden] { display: grid; grid-column: 1 / -1; }
  }
`;

  const row = css`
  &:hover { background: ${token('color-sunken')}; }
  &[data-valign='top'] > td { vertical-align: top; }
  @container (width < ${below}px) {
    display: block;
    padding: ${space(2)} ${space(4)};
    border: 1px solid ${token('color-line')};
    border-radius: ${token('radius-card')};
    background: ${token('color-surface')};
    &:hover { background: ${token('color-surface')}; }
    &[data-valign='top'] > td { grid-template-columns: minmax(64px, 22%) minmax(0, 1fr); align-items: start; }
  }
  @container (width >= ${below}px) {
    &:last-child > td { border-block-end: 0; }
  }
`;

  const cell = css`
  min-inline-size: 96px;
  padding: ${space(3)} ${space(4)};
  border-block-end: 1px solid ${token('color-line')};
  font-weight: inherit;
  text-align: start;
  vertical-align: middle;
  &[scope] { padding-block: ${space(2.5)}; font-weight: 600; white-space: nowrap; }
  &[data-align='end'] { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
  & > button { white-space: nowrap; }
  @container (width < ${below}px) {
    &[data-label] {
      display: grid;
      grid-template-columns: minmax(72px, 30%) minmax(0, 1fr);
      gap: ${space(3)};
      align-items: center;
      justify-items: start;
      padding: ${space(2)} 0;
      text-align: start;
    }
    &[data-label]::before {
      content: attr(data-label);
      color: ${token('color-muted')};
      font-size: ${textSizes.sm};
      white-space: normal;
    }
    &:last-child { border-block-end: 0; }
  }
`;
  return { scroller, table, row, cell };
};

export const tableStyles: Readonly<Record<CardsBelow, ReturnType<typeof stylesFor>>> = {
  640: stylesFor(640),
  860: stylesFor(860),
};
