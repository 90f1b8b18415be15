import { groups } from 'virtual:docs';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useIntegratorMessages } from '#site/messages/integrators.ts';

/** All pages by group, with a search field for titles. */
export function DocsNavigation({ current }: { current: string }) {
  const { docs } = useIntegratorMessages();
  const id = useId();
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = groups
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter((entry) => words.every((word) => entry.title.toLowerCase().includes(word))),
    }))
    .filter(({ entries }) => entries.length > 0);
  const count = found.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <nav className="docs__navigation" aria-label={docs.navigation}>
      <label className="visually-hidden" htmlFor={id}>
        {docs.find}
      </label>
      <input
        className="docs__search"
        id={id}
        type="search"
        autoComplete="off"
        placeholder={docs.find}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <p className={count ? 'visually-hidden' : 'docs__nothing'} role="status">
        {query && (count ? docs.found(count) : docs.nothing)}
      </p>
      {found.map(({ title, entries }, index) => (
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
