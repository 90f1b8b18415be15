import { groups } from 'virtual:docs';
import { ArrowLeft, ArrowRight } from 'lucide';
import { Suspense } from 'react';
import { Link, useLoaderData } from 'react-router';
import { Content } from '#site/docs/content.tsx';
import { DocsNavigation } from '#site/docs/navigation.tsx';
import type { DocsEntry, DocsPage } from '#site/docs/page.ts';
import { useIntegratorMessages } from '#site/messages/integrators.ts';
import { Icon } from '#site/shell/icon.tsx';
import { Loading } from '#site/shell/loading.tsx';
import { useTitle } from '#site/shell/use-title.ts';
import '#site/styles/docs.css';

/** `/Docs` and all paths below it. */
export function Docs() {
  return (
    <Suspense fallback={<Loading />}>
      <Guide page={useLoaderData<DocsPage>()} />
    </Suspense>
  );
}

const entriesInOrder: readonly DocsEntry[] = groups.flatMap(({ entries }) => entries);

function Guide({ page }: { page: DocsPage }) {
  const { docs } = useIntegratorMessages();
  const { path, title, headings, body } = page;
  const index = entriesInOrder.findIndex((entry) => entry.path === path);
  useTitle(path ? `${title} – ${docs.title}` : docs.title);
  return (
    <div className="container page docs">
      <details className="docs__pages">
        <summary>{docs.pages}</summary>
        <DocsNavigation current={path} />
      </details>
      <div className="docs__side">
        <DocsNavigation current={path} />
      </div>
      <article className="docs__page">
        {docs.english && <p className="docs__english">{docs.english}</p>}
        <div className="docs__content" lang="en" dir="ltr" key={path}>
          <Content nodes={body} />
        </div>
        <p className="docs__markdown">
          <a href={`/Docs${path && `/${path}`}.md`} hrefLang="en" type="text/markdown">
            {docs.asMarkdown}
          </a>
        </p>
        <p className="docs__steps">
          <PageLink entry={entriesInOrder[index - 1]} label={docs.before} icon={ArrowLeft} />
          <PageLink entry={entriesInOrder[index + 1]} label={docs.after} icon={ArrowRight} />
        </p>
      </article>
      {headings.length > 1 && (
        <nav className="docs__headings" aria-label={docs.onThisPage}>
          <h2>{docs.onThisPage}</h2>
          <ul lang="en">
            {headings.map(({ id, text }) => (
              <li key={id}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

interface PageLinkProps {
  entry: DocsEntry | undefined;
  label: string;
  icon: typeof ArrowLeft;
}

function PageLink({ entry, label, icon }: PageLinkProps) {
  if (!entry) return <span />;
  return (
    <Link className="docs__step" to={`/Docs/${entry.path}`}>
      <small>{label}</small>
      <span lang="en">
        {icon === ArrowLeft && <Icon node={icon} size={16} mirror />}
        {entry.title}
        {icon === ArrowRight && <Icon node={icon} size={16} mirror />}
      </span>
    </Link>
  );
}
