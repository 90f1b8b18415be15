import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

export const disputes = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
`;

export const heading = css`
  font-size: ${textSizes.h3};
  letter-spacing: -0.01em;
  outline: none;
`;

/** What both sides say beside the decision, where there is room for it. */
export const panel = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)} ${space(8)};
  padding: ${space(5)};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-panel')};
  background: ${token('color-surface')};
  @container (width >= 900px) {
    grid-template-columns: minmax(0, 1fr) 360px;
    align-items: start;
    padding: ${space(6)};
    & > header { grid-column: 1 / -1; }
  }
`;

export const title = css`
  font-size: ${textSizes.xl};
  overflow-wrap: anywhere;
`;

export const facts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  color: ${token('color-muted')};
  font-size: ${textSizes.md};
`;

export const evidence = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

export const statements = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(3)};
`;

export const statement = css`
  display: grid;
  gap: ${space(2)};
  padding: ${space(4)};
  border-radius: ${token('radius')};
  background: ${token('color-sunken')};
`;

export const quiet = css`
  color: ${token('color-muted')};
  font-size: ${textSizes.sm};
  font-weight: 400;
`;

export const prose = css`
  max-inline-size: 68ch;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export const proposed = css`
  font-size: ${textSizes.md};
  font-weight: 600;
`;

export const record = css`
  border-block-start: 1px solid ${token('color-line')};
  padding-block-end: ${space(1)};
  &[open] { padding-block-end: ${space(4)}; }
  &[open] > summary > svg { rotate: 180deg; }
`;

export const summary = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-block-size: 44px;
  font-weight: 600;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker { display: none; }
`;

export const entries = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
`;

export const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  & > button { justify-self: start; }
`;

export const division = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
`;

export const shares = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)};
`;

export const share = css`
  display: grid;
  align-content: start;
  gap: ${space(0.5)};
  padding: ${space(3)};
  border-radius: ${token('radius')};
  background: ${token('color-sunken')};
  font-size: ${textSizes.md};
  line-height: 1.4;
  overflow-wrap: anywhere;
  & > strong { font-size: ${textSizes.xl}; font-weight: 600; font-variant-numeric: tabular-nums; }
`;
