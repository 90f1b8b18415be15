import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

export const state = css`
  position: relative;
  isolation: isolate;
  display: grid;
  align-content: center;
  gap: ${space(4)};
  min-block-size: 160px;
  padding: ${space(6)};
  overflow: clip;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-panel')};
  background: ${token('color-surface')};
  &[data-letter]::before {
    content: attr(data-letter);
    position: absolute;
    z-index: -1;
    inset-block-start: 50%;
    inset-inline-end: ${space(6)};
    translate: 0 -50%;
    font-size: 136px;
    line-height: 1;
    color: ${token('color-accent')};
    opacity: 0.09;
    pointer-events: none;
  }
  &[data-bare] { gap: ${space(3)}; min-block-size: 0; padding: ${space(3)}; border: 0; border-radius: 0; background: none; }
  &[data-bare]::before { content: none; }
  @container (width < 420px) {
    padding: ${space(4)};
    &[data-letter]::before { inset-block: auto ${space(2)}; translate: none; font-size: 72px; }
    /* Without an action below, a short text would overlap the letter. */
    &[data-letter]:not(:has(button, a))::before { content: none; }
  }
`;

export const sentence = css`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  max-inline-size: 52ch;
  font-size: ${textSizes.lg};
  font-weight: 600;
  line-height: 1.4;
  text-wrap: balance;
`;

export const mark = css`
  flex: none;
  padding-block-start: 3px;
  color: ${token('color-error')};
`;

export const hintText = css`
  max-inline-size: 60ch;
  margin-block-start: ${space(1)};
  color: ${token('color-muted')};
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
