import { css } from '#core/theme/css.ts';
import { space, textSize, textSizes, token } from '#core/theme/tokens.ts';

export const checkout = css`
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
  min-inline-size: 0;
  @container (width >= 720px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(280px, 34%);
    align-items: start;
    gap: ${space(8)};
  }
  @container (width >= 960px) {
    grid-template-columns: minmax(0, 1fr) 380px;
    gap: ${space(12)};
  }
`;

export const single = css`
  display: grid;
  gap: ${space(4)};
  max-inline-size: 560px;
`;

export const fields = css`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  min-inline-size: 0;
`;

export const fieldset = css`
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
`;

export const heading = css`
  font-size: ${textSizes.h3};
  letter-spacing: -0.015em;
  line-height: 1.15;
  &:focus { outline: none; }
  @container (width >= 720px) { font-size: ${textSizes.h2}; }
`;

export const pair = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${textSize(150)}), 1fr));
  gap: ${space(4)};
  /* Controls stand on one line, also beside a label of two lines. */
  & > [part=field] {
    display: grid;
    grid-row: span 3;
    grid-template-rows: subgrid;
    row-gap: ${space(1.5)};
  }
`;

export const clocks = css`
  margin-block-start: ${space(2)};
  font-size: ${textSizes.sm};
  color: ${token('color-muted')};
  font-variant-numeric: tabular-nums;
`;

export const clockChange = css`
  display: block;
`;

/** In narrow widgets the offer is shown above the form, and the rest of the summary below it. */
export const panel = css`
  display: contents;
  @container (width >= 720px) {
    display: block;
    position: sticky;
    inset-block-start: ${space(4)};
    padding: ${space(6)};
    border: 1px solid ${token('color-line')};
    border-radius: ${token('radius-panel')};
    background: ${token('color-surface')};
    box-shadow: 0 4px 16px ${token('color-shadow')};
  }
`;

const surface = `
  padding: ${space(4)};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-panel')};
  background: ${token('color-surface')};
`;

const bare = `
  padding: 0;
  border: 0;
  border-radius: 0;
`;

export const panelOffer = css`
  order: -1;
  ${surface}
  @container (width >= 720px) { ${bare} }
`;

export const panelBooking = css`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  ${surface}
  @container (width >= 720px) {
    ${bare}
    margin-block-start: ${space(6)};
  }
`;

export const offer = css`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  min-inline-size: 0;
`;

export const owner = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  min-inline-size: 0;
  line-height: 1.35;
`;

export const ownerName = css`
  font-weight: 600;
  hyphens: none;
  overflow-wrap: anywhere;
`;

export const title = css`
  font-family: inherit;
  font-size: ${textSizes.base};
  line-height: 1.4;
  text-wrap: pretty;
`;

export const total = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space(1)} ${space(3)};
  margin-block-start: ${space(1)};
  padding-block-start: ${space(4)};
  border-block-start: 1px solid ${token('color-line')};
`;

export const note = css`
  font-size: ${textSizes.sm};
  color: ${token('color-muted')};
`;

export const trouble = css`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(3)};
`;

export const inlineLink = css`
  display: inline-block;
  font-weight: 600;
  color: ${token('color-accent')};
  text-underline-offset: 0.2em;
  @media (pointer: coarse) { padding-block: ${space(3)}; }
`;
