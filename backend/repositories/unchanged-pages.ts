/**
 * Remembers pages of offer lists. They are read far more often than their offers change, so later reads of a page ask only
 * which offers are on it, and which transactions wrote these and their owners last.
 */
import type { CompiledQuery, RawBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Db } from '#backend/database/transaction.ts';
import { type Listed, type ListedRow, type OfferFilter, readRows, versionOf } from './offer-filter.ts';

export interface Page {
  /** As many as the filter's limit allows. */
  offers: ListedRow[];
  /** Of these and those read to know whether there is another page. */
  found: number;
}

export const nothing: Page = { offers: [], found: 0 };

interface Remembered extends Page {
  version: string;
  versionNow: CompiledQuery<{ version: string }>;
}

/** Nothing is remembered of a page that was read once: most of all pages are. */
type Known = Remembered | 'read once';

/** In offers, for each database. */
const mostRemembered = 10_000;
const sizeOf = (known: Known): number => (known === 'read once' ? 1 : known.offers.length + 1);

const pagesOf = new WeakMap<Db, LRUCache<string, Known>>();

/**
 * While nothing on the page has changed, always the same array `offers`. `more` is what tells lists of one filter apart.
 */
export async function readPage(
  db: Db,
  filter: OfferFilter,
  listed: () => RawBuilder<Listed>,
  more = '',
): Promise<Page> {
  const pages =
    pagesOf.get(db) ?? new LRUCache<string, Known>({ maxSize: mostRemembered, sizeCalculation: sizeOf });
  pagesOf.set(db, pages);
  const name = JSON.stringify([filter, more]);
  const last = pages.get(name);
  if (last && last !== 'read once' && (await isCurrent(db, last))) return last;
  const query = listed();
  const rows = await readRows(db, filter, query);
  const page = { offers: rows.slice(0, filter.limit), found: rows.length };
  const remembered = last && {
    ...page,
    version: rows.map(({ version }) => version).join(),
    versionNow: versionOf(db, filter, query),
  };
  pages.set(name, remembered ?? 'read once');
  return remembered ?? page;
}

async function isCurrent(db: Db, { version, versionNow }: Remembered): Promise<boolean> {
  const { rows } = await db.executeQuery(versionNow);
  return rows[0]?.version === version;
}
