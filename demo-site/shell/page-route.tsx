/** A page of the site, and the route that shows it. */
import { type ComponentType, createElement } from 'react';
import { data, type Params, type RouteObject } from 'react-router';
import { AccountLayout } from './account-layout.tsx';
import { asPage } from './page-not-loaded.ts';
import { RequireSignIn } from './require-sign-in.tsx';
import { loadWidgets, type ShownWidget, type WidgetName } from './widgets.ts';

export interface Page {
  path: string;
  load(): Promise<ComponentType>;
  /** The module that `load` imports, where the server names its files in the page. */
  source?: string;
  widgets?: readonly WidgetName[];
  /**
   * Whether a server renders it too: what is the same for everybody, or for all signed-in people where it is `guarded`. The
   * app’s files come `with-app` pages, which nobody uses without them; the styles of these pages are in `site.css`.
   */
  rendered?: boolean | 'with-app';
  /** The public widgets that stand on it first. A link to the page has their answers prefetched. */
  shows?(params: Params, query: URLSearchParams): readonly ShownWidget[];
  /** Only for signed-in users. */
  guarded?: boolean;
  /** With the menu of the signed-in user's pages. */
  inAccount?: boolean;
  /** Whether the path parameters are valid; otherwise the not-found page appears. */
  accepts?(params: Params): boolean;
  /** Loads the data of the page before the router shows it. */
  read?(params: Params): Promise<unknown>;
}

const loads = new Map<Page['load'], Promise<ComponentType>>();

/** The code of a page. Of a module that is loaded already, `import` would take some tasks, and frames, to tell. */
export function loadPage(load: Page['load']): Promise<ComponentType> {
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
  load,
  read,
  widgets = [],
  rendered,
  guarded,
  inAccount,
  accepts = () => true,
}: Page): RouteObject {
  return {
    path,
    async loader({ params }) {
      if (!accepts(params)) throw data(null, { status: 404 });
      return (await read?.(params)) ?? null;
    },
    lazy: async () => {
      loadWidgets(widgets);
      const view = createElement(await asPage(loadPage(load)));
      const page = inAccount ? <AccountLayout>{view}</AccountLayout> : view;
      return {
        element: guarded ? <RequireSignIn isRendered={Boolean(rendered)}>{page}</RequireSignIn> : page,
      };
    },
  };
}
