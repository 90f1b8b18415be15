/** Tables as CSV, by RFC 4180. */

type Cell = string | number;

export const csvTable = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');

/** A spreadsheet would compute a text that begins like a formula: an apostrophe makes it text. */
function csvCell(value: string | number): string {
  const text = /^[=+\-@\t\r]/.test(String(value)) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
