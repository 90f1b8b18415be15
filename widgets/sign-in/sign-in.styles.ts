import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

export const frame = css`
  max-inline-size: 448px;
  margin-inline: auto;
  @container (width >= 840px) { &[data-wide] { max-inline-size: 936px; } }
`;

export const halves = css`
  display: grid;
  @container (width >= 840px) { &[data-wide] { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } }
`;

export const main = css`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  padding: ${space(8)};
  min-inline-size: 0;
  @container (width < 420px) { padding: ${space(5)}; }
  @container (width >= 840px) { padding: ${space(10)}; }
`;

export const heading = css`
  font-size: ${textSizes.h3};
  letter-spacing: -0.01em;
  &:focus { outline: none; }
`;

export const lead = css`
  margin-block-start: ${space(-3)};
  color: ${token('color-muted')};
  text-wrap: pretty;
  &[data-small] { margin-block-start: 0; font-size: ${textSizes.sm}; }
`;

export const waiting = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-block-size: 96px;
  color: ${token('color-muted')};
`;

export const form = css`
  display: grid;
  gap: ${space(4)};
`;

export const agree = css`
  color: ${token('color-muted')};
  font-size: ${textSizes.sm};
`;

export const pair = css`
  display: grid;
  gap: ${space(4)};
  @container (width >= 420px) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); }
`;

export const forgot = css`
  display: inline-flex;
  justify-self: start;
  align-items: center;
  min-block-size: 44px;
  margin-block: -${space(2)};
  font-size: ${textSizes.md};
  color: ${token('color-accent')};
`;

export const submit = css`
  display: grid;
  margin-block-start: ${space(1)};
`;

/** Other methods than the password. */
export const methods = css`
  display: grid;
  gap: ${space(3)};
  & > [role=status]:empty { display: none; }
`;

/** A word between two lines. */
export const divider = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  color: ${token('color-muted')};
  font-size: ${textSizes.sm};
  &::before, &::after { content: ''; flex: 1; border-block-start: 1px solid ${token('color-line')}; }
`;

export const other = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space(2)};
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${token('color-line')};
  color: ${token('color-muted')};
`;

export const who = css`
  display: grid;
  row-gap: ${space(2)};
`;

export const viewer = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-inline-size: 0;
`;

export const words = css`
  min-inline-size: 0;
  line-height: 1.4;
  & > :first-child { font-weight: 600; hyphens: none; }
  & > :last-child:not(:first-child) { color: ${token('color-muted')}; font-size: ${textSizes.md}; overflow-wrap: anywhere; }
`;

export const reasons = css`
  position: relative;
  isolation: isolate;
  display: none;
  align-content: center;
  gap: ${space(6)};
  padding: ${space(10)};
  overflow: clip;
  background: ${token('color-sunken')};
  border-inline-start: 1px solid ${token('color-line')};
  @container (width >= 840px) { display: grid; }
  &[data-artwork]::after {
    content: 'ß ї ع';
    position: absolute;
    z-index: -1;
    inset-block-end: -0.22em;
    inset-inline-end: 0.1em;
    font-size: 150px;
    line-height: 1;
    white-space: nowrap;
    color: ${token('color-accent')};
    opacity: 0.09;
    pointer-events: none;
  }
`;

export const reasonsHeading = css`
  font-size: ${textSizes.xl};
`;

export const reasonList = css`
  display: grid;
  gap: ${space(5)};
  & > li { display: flex; gap: ${space(3)}; align-items: flex-start; }
  & > li > svg { margin-block-start: 1px; color: ${token('color-accent')}; }
`;
