import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

export const bar = css`
  display: grid;
  gap: ${space(3)};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  @container (width >= 720px) { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  @container (width >= 1080px) { grid-template-columns: 2fr repeat(3, 1.1fr) 1.5fr 1.2fr; }
`;

export const search = css`
  grid-column: 1 / -1;
  @container (width >= 720px) { grid-column: span 2; }
  @container (width >= 1080px) { grid-column: auto; }
`;

/** A field of full width on phones, where the others have two columns. */
export const alone = css`
  min-inline-size: 0;
  @container (width < 480px) { grid-column: 1 / -1; }
`;

export const prices = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(2)};
  grid-column: 1 / -1;
  @container (width >= 480px) { grid-column: auto; }
`;

export const active = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;

export const clear = css`
  padding: ${space(1)};
  border: 0;
  border-radius: ${space(1)};
  background: none;
  color: ${token('color-accent')};
  font-size: ${textSizes.md};
  font-weight: 600;
  cursor: pointer;
  &:hover { text-decoration: underline; }
  @media (pointer: coarse) { min-block-size: 44px; }
`;
