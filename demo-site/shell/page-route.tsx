/** The route that shows a page of the site. */
import { type ComponentType, createElement } from 'react';
import { data, type Params, type RouteObject, type RouterContextProvider } from 'react-router';
import { type KnownPage, pageAt } from '#core/domain/pages.ts';
import { AccountLayout } from './account-layout.tsx';
import { asPage } from './page-not-loaded.ts';
import { RequireSignIn } from './require-sign-in.tsx';
import { PageTitle } from './use-title.ts';
import { loadWidgets, type ShownWidget, type WidgetName } from './widgets.ts';

export interface PageView {
  load(): Promise<ComponentType>;
  /** The module that `load` imports, where the server names its files in the page. The other pages' styles are in `site.css`. */
  source?: string;
  widgets?: readonly WidgetName[];
  /** The public widgets that stand on it first. A link to the page has their answers prefetched. */
  shows?(params: Params, query: URLSearchParams): readonly ShownWidget[];
  /** With the menu of the signed-in user's pages. */
  inAccount?: boolean;
  /** Loads the data of the page before the router shows it. */
  read?(params: Params, context: Readonly<RouterContextProvider>): Promise<unknown>;
}

export type ShownPage = KnownPage & PageView;

const loads = new Map<PageView['load'], Promise<ComponentType>>();

/** The code of a page. Of a module that is loaded already, `import` would take some tasks, and frames, to tell. */
export function loadPage(load: PageView['load']): Promise<ComponentType> {
  const known = loads.get(load);
  if (known) return known;
  const loading = load();
  loads.set(load, loading);
  // The next click tries again.
  loading.catch(() => loads.delete(load));
  return loading;
}

export function toRoute({
  path,
  title,
  load,
  read,
  widgets = [],
  rendered,
  inAccount,
  ...page
}: ShownPage): RouteObject {
  return {
    path,
    async loader({ params, request, context }) {
      // The router takes any word for a category.
      if (pageAt(new URL(request.url).pathname)?.page.path !== path) throw data(null, { status: 404 });
      return (await read?.(params, context)) ?? null;
    },
    lazy: async () => {
      loadWidgets(widgets);
      const view = createElement(await asPage(loadPage(load)));
      const titled = (
        <>
          <PageTitle name={title} />
          {inAccount ? <AccountLayout>{view}</AccountLayout> : view}
        </>
      );
      return {
        element: page.public ? (
          titled
        ) : (
          <RequireSignIn isRendered={Boolean(rendered)}>{titled}</RequireSignIn>
        ),
      };
    },
  };
}
