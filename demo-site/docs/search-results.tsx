import { useDeferredValue, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useIntegratorMessages } from '#site/messages/integrators.ts';
import type { Match, searchDocs } from './search.ts';

/** What the documentation says about the typed words, best first. Loads the text of all pages when somebody searches. */
export function SearchResults({ query }: { query: string }) {
  const { docs } = useIntegratorMessages();
  const words = useDeferredValue(query.trim());
  const { search, failed } = useSearch(words !== '');
  const matches = words && search ? search(words) : undefined;
  return (
    <>
      <p className={matches?.length === 0 || failed ? 'docs__nothing' : 'visually-hidden'} role="status">
        {failed ? docs.searchFailed : matches && (matches.length ? docs.found(matches.length) : docs.nothing)}
      </p>
      {matches && matches.length > 0 && (
        <ul className="docs__matches" lang="en" dir="ltr">
          {matches.map((match) => (
            <li key={`${match.page}#${match.id}`}>
              <Result match={match} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Result({ match: { page, id, pageTitle, heading, excerpt } }: { match: Match }) {
  return (
    <Link className="docs__match" to={`/Docs/${page}${id ? `#${id}` : ''}`}>
      <strong>{pageTitle}</strong>
      {id && <span>{heading}</span>}
      <small>
        {excerpt.map(({ text, isMatch }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text keep their order
          isMatch ? <mark key={index}>{text}</mark> : text,
        )}
      </small>
    </Link>
  );
}

function useSearch(isNeeded: boolean) {
  const [loaded, setLoaded] = useState<{ search?: typeof searchDocs; failed?: boolean }>({});
  useEffect(() => {
    if (!isNeeded || loaded.search) return;
    import('./search.ts').then(
      ({ searchDocs }) => setLoaded({ search: searchDocs }),
      () => setLoaded({ failed: true }),
    );
  }, [isNeeded, loaded.search]);
  return loaded;
}
