import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

export const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  padding: ${space(5)};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-panel')};
  background: ${token('color-surface')};
  @container (width >= 600px) { padding: ${space(8)}; }
`;

export const heading = css`
  font-size: ${textSizes.h3};
`;

export const hint = css`
  color: ${token('color-muted')};
  font-size: ${textSizes.sm};
`;

export const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(8)};
`;

export const section = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

export const title = css`
  font-size: ${textSizes.lg};
`;

export const anyTime = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(4)};
  border-radius: ${token('radius')};
  background: ${token('color-sunken')};
`;

export const days = css`
  display: grid;
  border-block-start: 1px solid ${token('color-line')};
`;

export const day = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  grid-template-areas: 'name add' 'hours hours';
  align-items: center;
  gap: ${space(2)} ${space(3)};
  padding-block: ${space(2)};
  border-block-end: 1px solid ${token('color-line')};
  & > :last-child { grid-area: add; }
  @container (width >= 600px) {
    grid-template-columns: 132px minmax(0, 1fr) auto;
    grid-template-areas: 'name hours add';
    align-items: start;
  }
`;

export const dayName = css`
  grid-area: name;
  font-weight: 600;
  line-height: 44px;
`;

export const dayHours = css`
  grid-area: hours;
  display: grid;
  gap: ${space(2)};
  &:empty { display: none; }
`;

export const closed = css`
  color: ${token('color-muted')};
  line-height: 44px;
`;

export const hours = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space(2)};
  max-inline-size: 360px;
  /* On a narrow screen two times and their button need the room. Phones open their picker at a tap. */
  @container (width < 600px) {
    & input { padding-inline: ${space(2)}; }
    & input::-webkit-calendar-picker-indicator { display: none; }
  }
`;

export const nextDay = css`
  grid-column: 1 / -1;
  color: ${token('color-muted')};
  font-size: ${textSizes.sm};
`;

export const exception = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  gap: ${space(2)} ${space(3)};
  padding-block: ${space(3)};
  border-block-end: 1px solid ${token('color-line')};
  @container (width >= 600px) { grid-template-columns: 180px minmax(0, 360px) minmax(0, 1fr); }
`;

export const rules = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  @container (width >= 600px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

export const actions = css`
  display: grid;
  justify-items: start;
  gap: ${space(3)};
`;

export const problem = css`
  color: ${token('color-error')};
`;

export const imported = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding-block: ${space(3)};
  border-block-end: 1px solid ${token('color-line')};
`;

export const importText = css`
  display: grid;
  gap: ${space(1)};
  min-inline-size: 0;
`;

export const importHost = css`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const importProblem = css`
  display: flex;
  gap: ${space(2)};
  color: ${token('color-error')};
  font-size: ${textSizes.sm};
  & > svg { flex: none; margin-block-start: 2px; }
`;

export const addImport = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
  justify-items: start;
  & > :first-child { inline-size: 100%; }
`;
