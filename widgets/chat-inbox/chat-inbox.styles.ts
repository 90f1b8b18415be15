import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

/** As high as the page makes the element; otherwise as high as the strut in `::before`, whatever the conversation. */
export const inbox = css`
  position: relative;
  block-size: 100%;
  overflow: clip;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-panel')};
  background: ${token('color-surface')};
  &::before { content: ''; display: block; block-size: clamp(360px, 80svh, 720px); }
  @media print {
    block-size: auto;
    overflow: visible;
    &::before { content: none; }
  }
`;

export const columns = css`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 340px) minmax(0, 1fr);
  @container (width < 960px) { grid-template-columns: minmax(0, 300px) minmax(0, 1fr); }
  @container (width < 640px) { grid-template-columns: minmax(0, 1fr); }
  @media print { position: static; display: block; }
`;

/** In a narrow inbox only one of the two panes is visible. */
export const pane = css`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  @container (width < 640px) {
    &[data-behind] { display: none; }
  }
  @media print {
    &[data-behind] { display: none; }
  }
`;

export const narrowOnly = css`
  display: contents;
  @container (width >= 640px) { display: none; }
`;

export const placeholder = css`
  display: grid;
  flex: 1;
  place-content: center;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(6)};
  text-align: center;
  text-wrap: balance;
  color: ${token('color-muted')};
  & > strong { font-size: ${textSizes.lg}; font-weight: 600; color: ${token('color-text')}; }
  & > button { margin-block-start: ${space(2)}; }
`;

export const letter = css`
  font-size: 96px;
  line-height: 1.1;
  color: ${token('color-accent')};
  opacity: 0.14;
`;

export const loading = css`
  padding: ${space(3)} ${space(4)};
  font-size: ${textSizes.sm};
  color: ${token('color-muted')};
`;
