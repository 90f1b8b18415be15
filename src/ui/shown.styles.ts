import { space, token } from '#core/theme/tokens.ts';

/** What a link has led to has the focus until the visitor moves on. */
export const shown = `
  &[data-shown]:focus {
    border-radius: ${space(1)};
    outline: 2px solid ${token('color-accent')};
    outline-offset: ${space(2)};
  }
`;

/** Marks a panel that has a frame of its own. */
export const shownPanel = `
  &[data-shown]:focus {
    outline: 3px solid ${token('color-accent')};
    outline-offset: 2px;
  }
`;
