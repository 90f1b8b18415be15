import { css } from '#core/theme/css.ts';
import { space, textSizes, token } from '#core/theme/tokens.ts';

/** A card in a line of its own: what it offers, who offers it, and at the end the price and the links. */
export const list = css`
  &&& { grid-template-columns: minmax(0, 1fr); max-inline-size: none; --list-gap: ${space(3)}; }
  & > li { --offer-title-lines: 1; }
  @container (width >= 700px) {
    & > li > article {
      display: grid;
      grid-template-columns: minmax(0, 5fr) minmax(0, 3fr) minmax(150px, auto);
      gap: ${space(2)} ${space(6)};
      align-items: center;
    }
    & > li > article > :nth-child(1) { grid-area: 1 / 2; }
    & > li > article > :nth-child(2) { grid-area: 1 / 1; -webkit-line-clamp: 2; }
    & > li > article > :nth-child(3) { grid-area: 2 / 1; }
    & > li > article > :nth-child(4) { grid-area: 2 / 2; margin: 0; }
    & > li > article > :nth-child(5) {
      grid-area: 1 / 3 / span 2;
      flex-direction: column;
      align-items: stretch;
      gap: ${space(2)};
      padding: 0;
      border: 0;
      text-align: end;
    }
  }
`;

/** Small cards without pictures, as many in a row as fit. */
export const compact = css`
  &&& {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 230px), 1fr));
    max-inline-size: none;
    --list-gap: ${space(2)};
  }
  & > li { --offer-title-lines: 2; }
  & > li > article { gap: ${space(1.5)}; padding: ${space(3)}; box-shadow: none; }
  & > li > article > :nth-child(2) { font-size: ${textSizes.md}; -webkit-line-clamp: 2; }
  & [part~='avatar'], & [part~='flag'], & [part~='type'] { display: none; }
  & > li > article > :nth-child(4) { margin-block-start: 0; font-size: ${textSizes.sm}; }
  & > li > article > :nth-child(5) { margin-block-start: auto; padding-block-start: ${space(2)}; }
`;

/** One row that the visitor scrolls, card by card. */
export const carousel = css`
  &&& {
    grid-template-columns: none;
    grid-auto-flow: column;
    grid-auto-columns: min(300px, 86%);
    max-inline-size: none;
  }
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: inline mandatory;
  scroll-padding-inline: ${space(1)};
  padding: ${space(1)} ${space(1)} ${space(4)};
  margin: calc(-1 * ${space(1)});
  scrollbar-width: thin;
  scrollbar-color: ${token('color-control')} transparent;
  & > li { --offer-title-lines: 3; scroll-snap-align: start; }
`;

export const arrows = css`
  display: flex;
  justify-content: flex-end;
  gap: ${space(2)};
  &[data-idle] { visibility: hidden; }
`;

const hideable = ['type', 'price', 'avatar', 'owner', 'languages', 'flag', 'rating', 'details', 'book'];
const hideEach = hideable
  .map((part) => `&[data-hide~='${part}'] [part~='${part}'] { display: none; }`)
  .join('\n');

/** What the page leaves out of the cards, and the lines that are empty then. */
export const hidden = css`
  ${hideEach}
  &[data-hide~='price'][data-hide~='details'][data-hide~='book'] > li > article > :nth-child(5) { display: none; }
  &[data-hide~='avatar'][data-hide~='owner'] > li > article > :nth-child(4) { display: none; }
  &[data-hide~='type'][data-hide~='rating'] > li > article > :nth-child(1) { display: none; }
  &[data-hide~='languages'][data-hide~='flag'] > li > article > :nth-child(3) { display: none; }
`;
