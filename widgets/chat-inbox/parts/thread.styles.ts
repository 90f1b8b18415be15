import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

export const names = css`
  display: grid;
  flex: 1;
  justify-items: start;
  min-inline-size: 0;
`;

/** On a phone the name needs the space; the label stays for assistive technology. */
export const taskLabel = css`
  @container (width < 480px) { position: absolute; clip-path: inset(50%); }
`;

export const typing = css`
  font-size: ${textSizes.xs};
  line-height: 1.3;
  color: ${token('color-accent')};
`;

export const title = css`
  display: -webkit-box;
  min-inline-size: 0;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-size: ${textSizes.base};
  overflow-wrap: anywhere;
  hyphens: manual;
`;

/** Contains the scrolling messages and the button that floats over them. */
export const frame = css`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-block-size: 0;
`;

export const earlier = css`
  display: grid;
  justify-items: center;
  padding-block-end: ${space(2)};
`;

export const messages = css`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  min-block-size: 100%;
`;

/** Replaces rows that are not in the document. */
export const spacer = css`
  flex: none;
`;

export const day = css`
  padding-block: ${space(4)} ${space(2)};
  text-align: center;
  font-size: ${textSizes.xs};
  color: ${token('color-muted')};
`;

export const system = css`
  display: grid;
  justify-items: center;
  padding-block: ${space(2)};
  & a { color: inherit; }
  & > p { max-inline-size: min(100%, 76ch); padding: ${space(1)} ${space(4)}; border: 1px solid ${token('color-line')}; border-radius: 16px; font-size: ${textSizes.sm}; text-align: center; color: ${token('color-muted')}; hyphens: manual; overflow-wrap: anywhere; }
`;

export const newMessages = css`
  position: absolute;
  inset-block-end: ${space(3)};
  inset-inline: ${space(4)};
  display: grid;
  justify-items: center;
  pointer-events: none;
  & > * { pointer-events: auto; border-radius: 999px; box-shadow: 0 4px 16px ${token('color-shadow')}; }
`;

export const composer = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  &[data-files] { grid-template-columns: auto minmax(0, 1fr) auto; }
  gap: ${space(3)};
  padding: ${space(3)} ${space(5)};
  border-block-start: 1px solid ${token('color-line')};
  & > button { min-block-size: 47px; }
  &[data-over] { background: ${token('color-accent-tint')}; }
  @media print { display: none; }
  @container (width < 640px) { gap: ${space(2)}; padding: ${space(2)} ${space(3)}; &[data-files] { column-gap: ${space(1)}; padding-inline-start: ${space(1)}; } }
`;

/** As high as the composer in whose place it stands. */
export const blockedNote = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)} ${space(3)};
  min-block-size: 72px;
  padding: ${space(3)} ${space(5)};
  border-block-start: 1px solid ${token('color-line')};
  color: ${token('color-muted')};
  overflow-wrap: anywhere;
  @container (width < 640px) { padding-inline: ${space(4)}; }
`;

export const chosenFiles = css`
  grid-column: 1 / -1;
  &:not(:has(li, p)) { position: absolute; }
  & > [role='alert'] { padding-block-start: ${space(1)}; font-size: ${textSizes.sm}; }
`;
