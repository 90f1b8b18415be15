import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';
import { countBadge } from '#core/ui/count-badge.ts';

export const waiting = css`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  min-block-size: 44px;
  color: ${token('color-muted')};
  font-size: ${textSizes.md};
  white-space: nowrap;
`;

export const owner = css`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding: ${space(2)} ${space(3)} ${space(3)};
  margin-block-end: ${space(1.5)};
  border-block-end: 1px solid ${token('color-line')};
`;

export const words = css`
  min-inline-size: 0;
  line-height: 1.35;
`;

export const name = css`
  font-weight: 600;
  hyphens: none;
`;

export const email = css`
  font-size: ${textSizes.sm};
  color: ${token('color-muted')};
  hyphens: none;
  overflow-wrap: anywhere;
`;

export const badge = css`
  position: absolute;
  inset-block-start: -3px;
  inset-inline-end: -5px;
  ${countBadge(19)}
`;

export const count = css`
  margin-inline-start: auto;
  ${countBadge(24)}
`;

export const last = css`
  margin-block-start: ${space(1.5)};
  padding-block-start: ${space(1.5)};
  border-block-start: 1px solid ${token('color-line')};
`;
