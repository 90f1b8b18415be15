/** Where a call takes place: a telephone number, in any country's form, or the address of a meeting. */
export const placePattern = '^(\\+?[0-9(][0-9 ().\\/-]{4,30}|https:\\/\\/[^\\s<>"]+\\.[^\\s<>"]+)$';

export const placeLength = 500;

export const isPlace = (text: string): boolean =>
  new RegExp(placePattern).test(text) &&
  text.length <= placeLength &&
  (!text.startsWith('https:') || URL.canParse(text));

/** Where a link to it leads; null for what is neither, whatever a backend sends. */
export function linkTo(place: string): string | null {
  if (!isPlace(place)) return null;
  return place.startsWith('https:') ? place : `tel:${place.replaceAll(/[^+\d]/g, '')}`;
}
