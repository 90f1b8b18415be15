/** Renders a page of the site on a server: the frame and its texts, with empty elements where the widgets stand. */
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  StaticRouterProvider,
} from 'react-router';
import type { LegalKind, LegalText } from '#core/domain/legal.ts';
import { type KnownPage, pageAt } from '#core/domain/pages.ts';
import { legalTextsContext } from './legal-text.ts';
import { loadMessages } from './messages/messages.ts';
import { siteRoutes } from './route-tree.tsx';
import { viewOf } from './routes.tsx';
import { accountWidgets } from './shell/account-controls.tsx';
import { TitleContext, type Visitor, VisitorContext } from './shell/visitor.ts';

interface RenderedFrame extends PageFiles {
  markup?: string;
  /** The page's title, without the name of the site. */
  title?: string;
  /** For signed-in people, and the visitor does not seem to be one. The browser knows, and may lead to the sign-in. */
  isGuarded: boolean;
  /** Short pages whose parts are not shown in the order in which they come. */
  isShownWhole: boolean;
}

/** Modules by the names of `files.json`. */
interface PageFiles {
  /** With styles that only this page has. */
  styles: string[];
  /** That the browser will surely need, and soon. */
  scripts: string[];
}

function filesOf(page: KnownPage | undefined, { isReturning, preferences }: Visitor): PageFiles {
  const view = page && viewOf(page.path);
  const source = view?.source ? [view.source] : [];
  const widgets = ['toaster', ...(view?.widgets ?? []), ...(isReturning ? accountWidgets : [])];
  const app = ['app.tsx', `messages/pages/${preferences.locale}.ts`];
  const isWithApp = page?.rendered === 'with-app';
  const stored = isReturning ? ['../src/session/personal-storage.ts'] : [];
  return {
    styles: isWithApp ? [] : source,
    scripts:
      isWithApp || isReturning
        ? [...app, ...source, ...stored, ...widgets.map((name) => `../widgets/${name}/index.ts`)]
        : [],
  };
}

const handler = createStaticHandler(siteRoutes);

/**
 * The page at an absolute address, which the browser hydrates from the same address and visitor. Without markup, only the
 * browser renders it.
 */
export async function renderPage(
  address: string,
  given: Omit<Visitor, 'origin'>,
  legalTexts: Readonly<Record<LegalKind, LegalText>>,
): Promise<RenderedFrame> {
  const { pathname, origin } = new URL(address);
  const visitor = { ...given, origin };
  const page = pageAt(pathname)?.page;
  const isGuarded = page?.public === false && !visitor.isReturning;
  if (page && (!page.rendered || isGuarded))
    return { isGuarded, isShownWhole: false, styles: [], scripts: [] };
  const requestContext = new RouterContextProvider(new Map([[legalTextsContext, legalTexts]]));
  const [context] = await Promise.all([
    handler.query(new Request(address), { requestContext }),
    loadMessages(visitor.preferences.locale),
  ]);
  if (context instanceof Response) throw new Error(`The page ${address} answers with a redirect.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  let title = '';
  const setTitle = (ownTitle: string) => {
    title = ownTitle;
  };
  const view = (
    <StrictMode>
      <VisitorContext value={visitor}>
        <TitleContext value={setTitle}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </TitleContext>
      </VisitorContext>
    </StrictMode>
  );
  const markup = await new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(view, {
      // All in one piece: a piece that comes later would need an inline script to move it to its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
      onShellError: reject,
    });
  });
  const isShownWhole = page?.rendered === 'with-app';
  return { markup, title, isGuarded, isShownWhole, ...filesOf(page, visitor) };
}
