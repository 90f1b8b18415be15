/** How many rows of a paged list the visitor has asked to see. A page that takes several answers shows each as it comes. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { NextPage, PagedResource } from './use-paged-resource.ts';

interface ShownOptions {
  /** What is looked for: after a change of it a visitor starts with one page again. */
  subject: unknown;
  pageSize: number;
  /** How many the visitor has seen of the first subject some time ago. */
  atFirst?: number | undefined;
  /** The most that are ever shown. */
  limit?: number | undefined;
}

interface ShownRows<Row> {
  rows: readonly Row[];
  more: NextPage;
  showMore(): void;
}

const nothing = () => undefined;

/** The rows to show of those that are loaded. Reads on while the visitor has asked for more than these. */
export function useShownRows<Row>(
  found: PagedResource<{ next: string | null }>,
  loaded: readonly Row[],
  { subject, pageSize, atFirst = 0, limit = Number.POSITIVE_INFINITY }: ShownOptions,
): ShownRows<Row> {
  const [wanted, setWanted] = useWanted(subject, pageSize, atFirst);
  const most = Math.min(wanted, limit);
  const rows = useMemo(() => (loaded.length > most ? loaded.slice(0, most) : loaded), [loaded, most]);
  const showMore = useCallback(() => setWanted(wanted + pageSize), [setWanted, wanted, pageSize]);

  const next = found.status === 'ready' ? found.more : 'none';
  const readNext = found.status === 'ready' ? found.showMore : nothing;
  const isShort = next !== 'none' && loaded.length < most;
  const readOn = isShort && next === 'there' ? readNext : null;
  useEffect(() => readOn?.(), [readOn]);

  if (isShort) return { rows, more: next === 'failed' ? 'failed' : 'loading', showMore: readNext };
  const hasMore = rows.length < limit && (rows.length < loaded.length || next !== 'none');
  return { rows, more: hasMore ? 'there' : 'none', showMore };
}

function useWanted(about: unknown, pageSize: number, atFirst: number) {
  // Compared as text: each reading of the element's attributes makes a new object of the same query.
  const subject = JSON.stringify([about, pageSize]);
  const [first] = useState(subject);
  const [wanted, setWanted] = useState({ subject: '', count: pageSize });
  const setCount = useCallback((count: number) => setWanted({ subject, count }), [subject]);
  // Until the visitor asks for more: a page that a server has rendered tells it after its hydration.
  const least = subject === first ? Math.max(pageSize, atFirst) : pageSize;
  return [wanted.subject === subject ? wanted.count : least, setCount] as const;
}
