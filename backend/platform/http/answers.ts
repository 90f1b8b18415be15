/** Shapes of answers that many calls share. */
import { type TProperties, Type } from '@fastify/type-provider-typebox';

// Shapes that many calls share.

export const notice = <T extends TProperties>(more: T) =>
  Type.Object({
    type: Type.String({ description: 'success, error, warning or info' }),
    message: Type.String(),
    ...more,
  });

export const success = <T extends object>(message: string, more: T) => ({
  type: 'success',
  message,
  ...more,
});

export const failure = Type.Object(
  {
    type: Type.String(),
    message: Type.String(),
    code: Type.Optional(
      Type.String({ description: 'names the sentence, for clients that show it in another language' }),
    ),
    free: Type.Optional(
      Type.Array(Type.Object({ date: Type.String(), time: Type.String() }), {
        description: 'the next free times in the time zone asked for, with the code time-taken',
      }),
    ),
    ticket: Type.Optional(Type.String({ description: 'for `POST /login/totp`, with the code totp-needed' })),
    earliest: Type.Optional(
      Type.String({ description: 'the first instant that is possible, with the code too-soon' }),
    ),
    ids: Type.Optional(
      Type.Array(Type.Number(), { description: 'the bookings in the way, with the code too-many-unpaid' }),
    ),
    bookings: Type.Optional(
      Type.Array(Type.Object({ id: Type.Number(), title: Type.String() }), {
        description: 'the same ones by their titles',
      }),
    ),
    used: Type.Optional(Type.Number({ description: 'bytes, where files have no room, as the next one' })),
    allowed: Type.Optional(Type.Number()),
    link: Type.Optional(Type.String({ description: 'where it can be done, with the code marketplace-only' })),
    values: Type.Optional(
      Type.Record(Type.String(), Type.Union([Type.Number(), Type.String()]), {
        description: 'what the sentence names: a limit, a field, a name',
      }),
    ),
  },
  { description: 'What was wrong, in a sentence for the person in front of the screen.' },
);

/** A refusal that holds more than others. */
export const failureWith = <T extends TProperties>(more: T) =>
  Type.Object({ ...failure.properties, ...more });

/** For the OpenAPI document: each call may answer with one of these. */
export const refusals = { '4xx': failure };

/** An answer that is a file of one of these types, not JSON. */
export const fileOf = (...types: string[]) => ({
  content: Object.fromEntries(types.map((type) => [type, { schema: Type.Any() }])),
});

export const iso = (at: Date) => at.toISOString();
export const fromCents = (cents: number) => cents / 100;
/** A mean rating with one place, from thousandths of a star. */
export const stars = (thousandths: number) => Math.round(thousandths / 100) / 10;
export const toCents = (price: number) => Math.round(price * 100);

export const pageOf = (most: number, usual: number) =>
  Type.Object({
    limit: Type.Integer({
      minimum: 1,
      maximum: most,
      default: usual,
      description: `a whole number from 1 to ${most}`,
    }),
    cursor: Type.Optional(Type.String({ maxLength: 500, description: 'one that this list has handed out' })),
  });

type Cell = string | number;

/** Tables as CSV, by RFC 4180. */
export const csvTable = (rows: readonly (readonly Cell[])[]): string =>
  byteOrderMark + rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');

/** Spreadsheets take a table without it for one in the encoding of the country's old Windows. */
const byteOrderMark = '\ufeff';

/** A spreadsheet would compute a text that begins like a formula: an apostrophe makes it text. */
function csvCell(value: string | number): string {
  const text = /^[=+\-@\t\r]/.test(String(value)) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
