// The loader of the documentation's routes.
import { pages } from 'virtual:docs';
import { data, type Params } from 'react-router';
import type { DocsPage } from './page.ts';

/** The page at a path below `/Docs`; an unknown path throws a 404. */
export async function loadDocsPage({ '*': rest = '' }: Params): Promise<DocsPage> {
  const path = rest.toLowerCase().replace(/\/$/, '');
  const load = Object.hasOwn(pages, path) ? pages[path] : undefined;
  if (!load) throw data(null, { status: 404 });
  return load();
}
