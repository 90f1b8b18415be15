import { css } from '#core/theme/css.ts';
import { space, token } from '#core/theme/tokens.ts';
import { shown } from '#core/ui/shown.styles.ts';

export const placeRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)} ${space(3)};
  & > a { color: ${token('color-accent')}; overflow-wrap: anywhere; }
`;

/** The label stands close above it. */
export const place = css`
  ${shown}
  &[data-shown]:focus { outline-offset: ${space(0.5)}; }
`;

export const placeForm = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  max-inline-size: 420px;
`;
