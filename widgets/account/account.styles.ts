import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';
import { shownPanel } from '#core/ui/shown.styles.ts';

/** In two columns where there is room: the sections are short, and of different heights. */
export const account = css`
  & > * { break-inside: avoid; }
  & > :not(:last-child) { margin-block-end: ${space(5)}; }
  @container (width >= 780px) {
    columns: 2;
    column-gap: ${space(5)};
    & > :last-child { margin-block-end: 0; }
  }
`;

export const section = css`
  display: grid;
  justify-items: start;
  gap: ${space(4)};
  padding: ${space(5)};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-panel')};
  background: ${token('color-surface')};
  ${shownPanel}
  @container (width >= 600px) { padding: ${space(6)}; }
  /* A live region without a text takes no room, but must be there. */
  & > :last-child:empty { position: absolute; }
`;

export const heading = css`
  font-size: ${textSizes.h3};
`;

export const form = css`
  display: grid;
  gap: ${space(4)};
  inline-size: 100%;
  max-inline-size: 440px;
  justify-items: start;
  & > * { inline-size: 100%; }
  & > button { inline-size: auto; }
`;

export const hint = css`
  max-inline-size: 60ch;
  color: ${token('color-muted')};
`;

export const id = css`
  font-size: ${textSizes.md};
  overflow-wrap: anywhere;
  user-select: all;
`;

export const sessions = css`
  display: grid;
  inline-size: 100%;
  gap: ${space(4)};
  &:focus { outline: none; }
`;

export const session = css`
  display: flex;
  align-items: flex-start;
  gap: ${space(3)};
  & > svg { flex: none; margin-block-start: 1px; color: ${token('color-muted')}; }
  & > span { flex: 1 1 0; min-inline-size: 0; }
  & > button { flex: none; }
`;

export const person = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  & > div { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
`;

export const address = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  & > bdi { font-weight: 600; overflow-wrap: anywhere; }
`;

export const waiting = css`
  display: grid;
  gap: ${space(3)};
  overflow-wrap: anywhere;
`;

export const choices = css`
  display: grid;
  inline-size: 100%;
`;

export const choice = css`
  border-block-end: 1px solid ${token('color-line')};
  &:last-child { border-block-end: 0; }
`;

/** The whole row is the touch target. */
export const choiceLabel = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;
  gap: ${space(3)};
  padding-block: ${space(3)};
  cursor: pointer;
  & > input {
    inline-size: 20px;
    block-size: 20px;
    margin: 1px 0 0;
    accent-color: ${token('color-accent')};
  }
  &:has(:disabled) { cursor: default; }
`;

export const note = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  color: ${token('color-muted')};
  font-size: ${textSizes.sm};
`;

export const problem = css`
  display: block;
  color: ${token('color-error')};
  font-size: ${textSizes.sm};
`;

export const rowActions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin-block-start: ${space(2)};
`;

export const since = css`
  display: block;
  color: ${token('color-muted')};
  font-size: ${textSizes.sm};
`;

export const status = css`
  &:focus { outline: none; }
`;

/** As large as a camera reads it with ease, and no wider than a narrow dialog. */
export const picture = css`
  inline-size: min(100%, 208px);
  border-radius: ${token('radius-card')};
`;

export const codes = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(20ch, 1fr));
  gap: ${space(2)} ${space(4)};
  padding: ${space(4)};
  border-radius: ${token('radius-card')};
  background: ${token('color-sunken')};
  font-size: ${textSizes.md};
  user-select: text;
`;
