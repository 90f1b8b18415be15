/** Digits of other scripts as 0 to 9. */

const isDigit = (codePoint: number) => /^\p{Nd}$/u.test(String.fromCodePoint(codePoint));

/** Unicode lists the ten digits of a script in a row: as many digits stand before one as it is worth. */
function worthOf(digit: string): string {
  const codePoint = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && isDigit(codePoint - value - 1)) value += 1;
  return String(value);
}

export const westernDigits = (text: string): string => text.replace(/[^\P{Nd}0-9]/gu, worthOf);
