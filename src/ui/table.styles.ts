import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

/** The container whose width decides between columns and cards. */
export const frame = css`
  container-type: inline-size;
`;

/** Below 640 px of the container each row is a card. */
export const scroller = css`
  overflow-x: auto;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  @container (width < 640px) {
    border: 0;
    border-radius: 0;
    background: none;
  }
`;

export const table = css`
  inline-size: 100%;
  min-inline-size: 600px;
  border-collapse: collapse;
  font-size: ${textSizes.md};
  text-align: start;
  /* Columns must not move when virtualized rows come and go. */
  &[data-long] { table-layout: fixed; }
  --list-gap: 0px;
  & > thead { background: ${token('color-sunken')}; color: ${token('color-muted')}; font-size: ${textSizes.sm}; }
  @container (width < 640px) {
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

export const row = css`
  &:hover { background: ${token('color-sunken')}; }
  @container (width < 640px) {
    display: block;
    padding: ${space(2)} ${space(4)};
    border: 1px solid ${token('color-line')};
    border-radius: ${token('radius-card')};
    background: ${token('color-surface')};
    &:hover { background: ${token('color-surface')}; }
  }
  @container (width >= 640px) {
    &:last-child > td { border-block-end: 0; }
  }
`;

export const cell = css`
  min-inline-size: 96px;
  padding: ${space(3)} ${space(4)};
  border-block-end: 1px solid ${token('color-line')};
  font-weight: inherit;
  text-align: start;
  vertical-align: middle;
  &[scope] { padding-block: ${space(2.5)}; font-weight: 600; white-space: nowrap; }
  &[data-align='end'] { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
  & > button { white-space: nowrap; }
  @container (width < 640px) {
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
