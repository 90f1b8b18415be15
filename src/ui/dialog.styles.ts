import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

/** The declarations of every dialog, besides its size and its background. */
export const dialogFrame = `
  padding: 0;
  margin: auto;
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-panel')};
  color: ${token('color-text')};
  box-shadow: 0 16px 48px ${token('color-shadow')};
  &::backdrop { background: ${token('color-scrim')}; }
`;

export const dialog = css`
  inline-size: min(520px, 100vw - 32px);
  max-block-size: calc(100dvh - 32px);
  scroll-padding-block-end: 96px;
  background: ${token('color-surface')};
  ${dialogFrame}
`;

export const head = css`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(5)} ${space(5)} 0;
  & > h2 { padding-block: ${space(1)}; font-size: ${textSizes.xl}; outline: none; }
`;

export const body = css`
  padding: ${space(3)} ${space(5)} ${space(5)};
  &:has(+ *) { padding-block-end: ${space(2)}; }
`;

/** In view however long the dialog is, where the screen is not too low for that. */
export const actions = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space(2)};
  padding: ${space(3)} ${space(5)} ${space(5)};
  background: ${token('color-surface')};
  @media (height >= 480px) { position: sticky; inset-block-end: 0; }
  @media (width < 480px) { & > * { flex: 1 1 auto; } }
`;
