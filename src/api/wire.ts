/** Parsers for values in answers: none is trusted to have the type it should. */

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

/** Texts and numbers by name; other values are left out. */
export const valuesOf = (value: unknown): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(recordOf(value)).filter(
      (entry): entry is [string, string | number] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'number',
    ),
  );

type Readers = Readonly<Record<string, (value: unknown) => unknown>>;

/** The fields of a row, each as its reader gives it. Those that a backend does not send stay absent. */
export const readFields = <Fields extends Readers>(row: Record<string, unknown>, readers: Fields) =>
  // The readers give the types.
  Object.fromEntries(
    Object.entries(readers)
      .filter(([name]) => row[name] !== undefined)
      .map(([name, read]) => [name, read(row[name])]),
  ) as { [Name in keyof Fields]?: ReturnType<Fields[Name]> };

/** The list, or the list inside `{data: [...]}`; empty for anything else. */
export function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return isRecord(value) && Array.isArray(value.data) ? value.data : [];
}

/** The first element: the spec's detail and profile calls answer with a list of one. */
export const firstOf = (value: unknown): unknown =>
  Array.isArray(value) ? value[0] : isRecord(value) ? value : undefined;

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/**
 * The id of an offer or a task; 0 where there is none. The contract has numbers. Another backend's texts do as well: ids are
 * only compared, and stand in addresses.
 */
export const idOf = (value: unknown): number => (textOf(value) ? (value as number) : 0);

export function numberOf(value: unknown): number | null {
  if (value === null || value === undefined || value === '') return null;
  const number = Number(value);
  return Number.isFinite(number) ? number : null;
}

export function dateOf(value: unknown): Date | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Language codes: an array, or text with commas, as some backends send it. */
export function codesOf(value: unknown): string[] {
  const items = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  return items
    .map((item) =>
      textOf(item)
        .replace(/[^A-Za-z-]/g, '')
        .toLowerCase(),
    )
    .filter(Boolean);
}

/** An address from the backend, made absolute; null for anything but http, https and `data:` images. */
export function addressOf(value: unknown, baseUrl: string): string | null {
  const text = textOf(value);
  if (!text) return null;
  try {
    const url = new URL(text, `${baseUrl}/`);
    const isPicture = url.protocol === 'data:' && /^data:image\/(png|jpeg|webp|gif|avif);/i.test(text);
    return url.protocol === 'http:' || url.protocol === 'https:' || isPicture ? url.href : null;
  } catch {
    return null;
  }
}

/** The names and the picture of whoever a row is by. */
export const authorIn = (row: Record<string, unknown>, baseUrl: string) => ({
  firstname: nameOf(row.firstname),
  lastname: nameOf(row.lastname),
  image: addressOf(row.image, baseUrl),
});

/** A name without characters that would change the direction of the sentence around it. */
export const nameOf = (value: unknown): string =>
  textOf(value)
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();

export const fullNameOf = (first: unknown, last: unknown): string =>
  [nameOf(first), nameOf(last)].filter(Boolean).join(' ');

/** A title in further languages, by code. */
export const titlesOf = (value: unknown): Record<string, { title: string }> =>
  Object.fromEntries(
    Object.entries(recordOf(value)).map(([code, text]) => [code, { title: textOf(recordOf(text).title) }]),
  );
