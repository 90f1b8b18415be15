import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';
import { countBadge } from '#core/ui/count-badge.ts';
import { dialogFrame } from '#core/ui/dialog.styles.ts';

export const button = css`
  position: fixed;
  z-index: 1000;
  display: grid;
  place-items: center;
  inline-size: 56px;
  block-size: 56px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: ${token('color-accent')};
  color: ${token('color-on-accent')};
  box-shadow: 0 4px 20px ${token('color-shadow')};
  cursor: pointer;
  transition: background-color ${token('duration')}, scale ${token('duration')};
  &:hover { background: ${token('color-accent-hover')}; }
  &:active { scale: 0.96; }
  &[data-placement^='bottom'] { inset-block-end: max(20px, env(safe-area-inset-bottom)); }
  &[data-placement^='top'] { inset-block-start: max(20px, env(safe-area-inset-top)); }
  &[data-placement$='end'] { inset-inline-end: max(20px, env(safe-area-inset-right)); }
  &[data-placement$='start'] { inset-inline-start: max(20px, env(safe-area-inset-left)); }
  @media (forced-colors: active) { outline: 2px solid ButtonText; }
  @media print { display: none; }
`;

export const unread = css`
  position: absolute;
  inset-block-start: -4px;
  inset-inline-end: -4px;
  border: 2px solid ${token('color-surface')};
  ${countBadge(22)}
  background: ${token('color-error')};
  color: ${token('color-surface')};
`;

export const dialog = css`
  inline-size: min(960px, 100vw - 32px);
  max-inline-size: none;
  max-block-size: calc(100dvh - 48px);
  background: ${token('color-paper')};
  ${dialogFrame}
  &[data-narrow] { inline-size: min(560px, 100vw - 32px); }
  &[data-as='drawer'] {
    inline-size: min(560px, 100vw);
    block-size: 100dvh;
    max-block-size: none;
    margin-block: 0;
    margin-inline: auto 0;
    border-width: 0;
    border-inline-start-width: 1px;
    border-radius: 0;
  }
  @media (width < 600px) {
    &, &[data-as='drawer'] {
      inline-size: 100vw;
      block-size: 100dvh;
      max-block-size: none;
      margin: 0;
      border-width: 0;
      border-radius: 0;
    }
  }
  @media (prefers-reduced-motion: no-preference) {
    &[open] { transition: opacity ${token('duration')}, translate ${token('duration')}; }
    @starting-style {
      &[open] { opacity: 0; translate: 0 12px; }
      &[data-as='drawer'][open] { opacity: 1; translate: 100% 0; }
      &[data-as='drawer'][open]:dir(rtl) { translate: -100% 0; }
    }
  }
`;

export const head = css`
  position: sticky;
  z-index: 30;
  inset-block-start: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-block-size: 56px;
  padding-block: ${space(1)};
  padding-inline: ${space(5)} ${space(1.5)};
  border-block-end: 1px solid ${token('color-line')};
  background: ${token('color-surface')};
  & > p { min-inline-size: 0; font-size: ${textSizes.md}; font-weight: 600; outline: none; overflow-wrap: anywhere; }
`;

export const content = css`
  padding: ${space(5)};
  @media (width < 600px) { padding: ${space(4)}; }
`;
