import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

/** The container whose width decides between a table and cards. */
export const frame = css`
  container-type: inline-size;
`;

export const table = css`
  inline-size: 100%;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  border-spacing: 0;
  background: ${token('color-surface')};
  font-size: ${textSizes.md};
  text-align: start;
  & > thead { color: ${token('color-muted')}; font-size: ${textSizes.sm}; }
  & > thead > tr > th { padding: ${space(2.5)} ${space(3)}; font-weight: 600; text-align: start; white-space: nowrap; }
  @container (width < 820px) {
    display: block;
    border: 0;
    background: none;
    & > thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    & > tbody { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr)); gap: ${space(3)}; }
  }
`;

export const row = css`
  & > td { padding: ${space(3)}; border-block-start: 1px solid ${token('color-line')}; vertical-align: middle; }
  &:hover > td { background: ${token('color-sunken')}; }
  @container (width < 820px) {
    display: grid;
    grid-template: 'title' 'party' 'state' 'type' 'time' 1fr 'next' / minmax(0, 1fr);
    gap: ${space(3)};
    align-items: start;
    padding: ${space(4)};
    border: 1px solid ${token('color-line')};
    border-radius: ${token('radius-card')};
    background: ${token('color-surface')};
    & > td { padding: 0; border: 0; min-inline-size: 0; }
    &:hover > td { background: none; }
    & > td:empty { display: none; }
  }
`;

export const party = css`
  grid-area: party;
  min-inline-size: 150px;
`;

export const person = css`
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  min-inline-size: 0;
`;

export const words = css`
  display: grid;
  min-inline-size: 0;
  line-height: 1.35;
`;

export const state = css`
  grid-area: state;
  min-inline-size: 124px;
  & > * { margin-block: ${space(0.5)}; }
  @container (width < 820px) {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)};
    min-inline-size: 0;
    & > * { margin-block: 0; }
  }
`;

export const title = css`
  grid-area: title;
  min-inline-size: 160px;
  font-weight: 600;
  line-height: 1.35;
  overflow-wrap: anywhere;
  /* All of the cell's width, and a touch target of 44 px that takes no more room than the words. */
  & > a { display: block; padding-block: 10px; margin-block: -10px; color: inherit; text-decoration: none; }
  & > a:hover { color: ${token('color-accent')}; text-decoration: underline; }
  @container (width < 820px) { font-size: ${textSizes.lg}; }
`;

export const type = css`
  grid-area: type;
`;

export const time = css`
  grid-area: time;
  line-height: 1.4;
`;

export const next = css`
  grid-area: next;
  min-inline-size: 120px;
  & > a, & > button { white-space: nowrap; }
  @container (width < 820px) { & > a, & > button { inline-size: 100%; } }
`;

export const placeholders = css`
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
`;

export const placeholder = css`
  display: grid;
  gap: ${space(3)};
  padding: ${space(4)};
  &:not(:last-child) { border-block-end: 1px solid ${token('color-line')}; }
  @container (width >= 820px) { grid-template-columns: 1.2fr 0.7fr 1.6fr 0.8fr 0.8fr; align-items: center; }
`;
