import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

export const field = css`
  display: flex;
  flex-direction: column;
  gap: ${space(1.5)};
  min-inline-size: 0;
`;

export const heading = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space(1.5)};
  font-size: ${textSizes.md};
  line-height: 1.4;
  color: ${token('color-muted')};
  & > label { color: ${token('color-text')}; font-weight: 600; }
  &[data-compact] { font-size: ${textSizes.sm}; }
  &[data-compact] > label { color: ${token('color-muted')}; font-weight: 400; }
`;

export const footing = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)} ${space(4)};
  font-size: ${textSizes.sm};
  line-height: 1.4;
  color: ${token('color-muted')};
  & > :last-child { margin-inline-start: auto; }
  & > :first-child { margin-inline-start: 0; flex: 0 1 auto; min-inline-size: 0; }
`;

export const errorText = css`
  display: flex;
  align-items: flex-start;
  gap: ${space(1.5)};
  color: ${token('color-error')};
  & > svg { margin-block-start: 1px; }
`;

/** Text fields, selects and text areas alike. */
export const control = css`
  display: block;
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 44px;
  padding: ${space(2)} 14px;
  border: 1px solid ${token('color-control')};
  border-radius: ${token('radius')};
  background: ${token('color-surface')};
  color: ${token('color-text')};
  font-family: inherit;
  font-size: ${textSizes.base};
  line-height: 1.5;
  text-align: start;
  transition: border-color ${token('duration')};
  &::placeholder { color: ${token('color-muted')}; opacity: 1; }
  &:hover { border-color: ${token('color-text')}; }
  &[data-state='valid'] { border-color: ${token('color-success')}; box-shadow: inset 0 0 0 1px ${token('color-success')}; }
  &[aria-invalid='true'] { border-color: ${token('color-error')}; box-shadow: inset 0 0 0 1px ${token('color-error')}; }
  &:focus-visible { outline-offset: 0; border-color: ${token('color-focus')}; }
  &:read-only[data-kind='text'] { background: ${token('color-sunken')}; color: ${token('color-muted')}; }
  &:disabled { background: ${token('color-sunken')}; color: ${token('color-muted')}; cursor: not-allowed; }
  &[data-start] { padding-inline-start: 40px; }
  &[data-end] { padding-inline-end: 44px; }
  /* On a phone a date with its button has to fit beside a time: Firefox’s controls are wide. */
  &[type='date'] { padding-inline: 8px; }
  /* The spin buttons would cover digits; the arrow keys still work. */
  &[type='number'] { appearance: textfield; }
  &::-webkit-inner-spin-button, &::-webkit-outer-spin-button { appearance: none; margin: 0; }
  &[data-kind='select'] { appearance: none; text-overflow: ellipsis; cursor: pointer; }
  &[data-kind='area'] { padding-block: 11px; resize: vertical; }
  &[data-grow] { resize: none; field-sizing: content; overflow-y: auto; }
  &[data-grow]::placeholder { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  @media (pointer: coarse) { font-size: 16px; }
`;

/** A control with an icon or a button inside its border. Their place does not depend on the direction of the typed text. */
export const shell = css`
  position: relative;
  display: block;
  &:dir(rtl) > :dir(ltr)[data-start], &:dir(ltr) > :dir(rtl)[data-start] { padding-inline: 14px 40px; }
  &:dir(rtl) > :dir(ltr)[data-end], &:dir(ltr) > :dir(rtl)[data-end] { padding-inline: 44px 14px; }
`;

export const startIcon = css`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 14px;
  display: grid;
  align-items: center;
  color: ${token('color-muted')};
  pointer-events: none;
`;

export const endSlot = css`
  position: absolute;
  inset-block: 0;
  inset-inline-end: ${space(1)};
  display: grid;
  align-items: center;
  color: ${token('color-muted')};
  &[data-passive] { inset-inline-end: 14px; pointer-events: none; }
  &[data-state='valid'] { color: ${token('color-success')}; }
`;
