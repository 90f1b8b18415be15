import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

export const main = css`
  display: grid;
  gap: ${space(5)};
  max-inline-size: 760px;
  margin-inline: auto;
`;

export const head = css`
  display: grid;
  gap: ${space(2)};
  color: ${token('color-muted')};
`;

export const title = css`
  font-size: ${textSizes.h2};
  line-height: 1.15;
  color: ${token('color-text')};
  @container (width < 480px) { font-size: ${textSizes.h3}; }
`;

export const form = css`
  display: grid;
`;

export const step = css`
  display: grid;
  gap: ${space(5)};
  padding: ${space(6)};
  @container (width < 480px) { padding: ${space(5)} ${space(4)}; }
`;

export const stepHeading = css`
  font-size: ${textSizes.xl};
  scroll-margin-block-start: 96px;
  border-radius: ${space(1)};
  &:focus { outline: none; }
`;

export const panel = css`
  display: grid;
  gap: ${space(4)};
  padding: ${space(4)} ${space(6)};
  border-block-start: 1px solid ${token('color-line')};
  @container (width < 480px) { padding: ${space(4)}; }
`;

/** Cancel at the start, the primary button at the end; on a phone that one is above the others. */
export const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  & > :first-child { margin-inline-end: auto; }
  & > a { margin-inline-start: ${space(-4)}; }
  @container (width < 480px) {
    & > :last-child { order: -1; flex: 1 0 100%; }
  }
`;

export const row = css`
  display: flex;
  justify-content: space-between;
  gap: ${space(6)};
`;
