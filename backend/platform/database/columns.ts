/** Kinds of columns. */
import type { ColumnType } from 'kysely';

/** Written as text, read parsed. */
export type Json<T> = ColumnType<T, string, string>;

/** As `Json`; `{}` unless written. */
export type JsonOrEmpty<T> = ColumnType<T, string | undefined, string>;
