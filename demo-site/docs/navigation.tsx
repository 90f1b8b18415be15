import { groups } from 'virtual:docs';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { isComposing } from '#core/ui/is-composing.ts';
import { useIntegratorMessages } from '#site/messages/integrators.ts';
import { SearchResults } from './search-results.tsx';

/** All pages by group, with a search field for what they say. */
export function DocsNavigation({ current }: { current: string }) {
  const { docs } = useIntegratorMessages();
  const id = useId();
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // What was typed while the page was not hydrated yet.
  useEffect(() => setQuery(field.current?.value ?? ''), []);
  return (
    <nav className="docs__navigation" aria-label={docs.navigation}>
      <label className="visually-hidden" htmlFor={id}>
        {docs.find}
      </label>
      <input
        className="docs__search"
        ref={field}
        id={id}
        type="search"
        autoComplete="off"
        placeholder={docs.find}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !isComposing(nativeEvent) && setQuery('')}
      />
      <SearchResults query={query} />
      {!query.trim() &&
        groups.map(({ title, entries }, index) => (
          <section key={title} lang="en">
            <p className="docs__group" id={`${id}-${index}`}>
              {title}
            </p>
            <ul aria-labelledby={`${id}-${index}`}>
              {entries.map((entry) => (
                <li key={entry.path}>
                  <Link
                    to={`/Docs/${entry.path}`}
                    aria-current={entry.path === current ? 'page' : undefined}
                    translate={entry.path.startsWith('elements/') ? 'no' : undefined}
                  >
                    {entry.title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </nav>
  );
}
