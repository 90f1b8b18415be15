import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';
import { shown } from '#core/ui/shown.styles.ts';

export const fileGroups = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  inline-size: 100%;
  ${shown}
`;

export const fileGroup = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`;

export const files = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
`;

/** The dot before a fact is clipped where that one starts a line. */
export const fileFacts = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: 0.9em;
  overflow-x: clip;
  color: ${token('color-muted')};
  font-size: ${textSizes.sm};
  & > span { position: relative; }
  & > span + span::before { content: '·'; position: absolute; inset-inline-end: calc(100% + 0.3em); }
`;

export const older = css`
  padding-inline-start: ${space(5)};
  font-size: ${textSizes.md};
  & > summary { inline-size: fit-content; padding-block: ${space(1)}; color: ${token('color-muted')}; cursor: pointer; }
  & > ul { padding-block: ${space(1)}; }
`;
