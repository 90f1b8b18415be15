import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

export const page = css`
  display: grid;
  gap: ${space(12)};
  @container (width < 640px) { gap: ${space(8)}; }
`;

export const intents = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
  gap: ${space(4)};
`;

export const section = css`
  display: grid;
  gap: ${space(5)};
  scroll-margin-block-start: 96px;
`;

export const heading = css`
  font-size: ${textSizes.h3};
  outline: none;
`;

export const lead = css`
  margin-block-start: ${space(1)};
  color: ${token('color-muted')};
`;

export const services = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 210px), 1fr));
  gap: ${space(4)};
`;

/** A decorative letter: very large and faint, behind the text. */
export const card = css`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  justify-items: start;
  gap: ${space(2)};
  min-inline-size: 0;
  padding: ${space(6)};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
  box-shadow: 0 2px 8px ${token('color-shadow')};
  overflow: clip;
  transition: border-color ${token('duration')}, box-shadow ${token('duration')};
  &::before {
    content: attr(data-letter) / '';
    position: absolute;
    z-index: -1;
    inset-block-end: -0.28em;
    inset-inline-end: 0.12em;
    font-family: ${token('font-heading')};
    font-size: 120px;
    line-height: 1;
    color: ${token('color-text')};
    opacity: 0.06;
    user-select: none;
  }
  &[data-variant='intent'] { padding: ${space(8)}; background: ${token('color-sunken')}; box-shadow: none; }
  &[data-variant='intent']::before { font-size: 200px; color: ${token('color-accent')}; opacity: 0.09; }
  @container (width < 480px) {
    &[data-variant='intent'] { padding: ${space(6)}; }
    &[data-variant='intent']::before { font-size: 130px; }
  }
  @media (hover: hover) {
    &:hover { border-color: ${token('color-control')}; box-shadow: 0 6px 20px ${token('color-shadow')}; }
  }
`;

export const mark = css`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  margin-block-end: ${space(1)};
  border-radius: ${token('radius')};
  background: ${token('color-accent-tint')};
  color: ${token('color-accent')};
  &[data-category='document'] { background: ${token('color-document-tint')}; color: ${token('color-document')}; }
  &[data-category='call'] { background: ${token('color-call-tint')}; color: ${token('color-call')}; }
  &[data-category='translation'] { background: ${token('color-translation-tint')}; color: ${token('color-translation')}; }
`;

export const title = css`
  font-size: ${textSizes.xl};
`;

export const link = css`
  color: inherit;
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: 0; border-radius: ${token('radius-card')}; }
  transition: color ${token('duration')};
  &:hover { color: ${token('color-accent')}; }
  &:focus-visible { outline: none; }
  &:focus-visible::after { outline: 2px solid ${token('color-focus')}; outline-offset: -4px; }
`;

export const text = css`
  max-inline-size: 44ch;
  color: ${token('color-muted')};
`;

export const arrow = css`
  margin-block-start: ${space(2)};
  margin-inline-start: -3px;
  color: ${token('color-accent')};
`;
