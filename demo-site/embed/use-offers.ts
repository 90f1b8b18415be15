import { useEffect, useState } from 'react';

/** An offer as the builder shows it. */
export interface OfferName {
  id: string;
  name: string;
}

interface Row {
  id: number;
  title: string;
  firstname: string;
  lastname: string;
}

/** The offers with these words in their texts or their owner’s name, the most popular first; none while `words` is undefined. */
export function useOffers(words: string | undefined): readonly OfferName[] {
  const [offers, setOffers] = useState<readonly OfferName[]>([]);
  useEffect(() => {
    if (words === undefined) return;
    const outdated = new AbortController();
    const query = new URLSearchParams({ limit: '20', ...(words && { q: words }) });
    // Not with every key.
    const timer = setTimeout(() => void read(`/api/task/all?${query}`, outdated.signal).then(setOffers), 200);
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
  }, [words]);
  return offers;
}

/** The names of offers by their ids. Those that are not there have none. */
export function useOfferNames(ids: readonly string[]): ReadonlyMap<string, string> {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const wanted = ids.filter((id) => !names.has(id)).join(',');
  useEffect(() => {
    if (!wanted) return;
    const outdated = new AbortController();
    const calls = wanted
      .split(',')
      .map((id) => read(`/api/task/all/${encodeURIComponent(id)}`, outdated.signal));
    void Promise.all(calls).then((found) => {
      const offers = found.flat();
      if (offers.length)
        setNames((known) => new Map([...known, ...offers.map(({ id, name }) => [id, name] as const)]));
    });
    return () => outdated.abort();
  }, [wanted]);
  return names;
}

/** No rows if the backend does not answer: the builder then works with ids. */
async function read(address: string, signal: AbortSignal): Promise<OfferName[]> {
  try {
    const answer = await fetch(address, { signal });
    const rows = answer.ok ? ((await answer.json()) as Row[]) : [];
    return rows.map(({ id, title, firstname, lastname }) => ({
      id: String(id),
      name: `${title} (${firstname} ${lastname})`,
    }));
  } catch {
    return [];
  }
}
