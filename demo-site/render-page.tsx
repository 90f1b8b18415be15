/** Renders a page of the site on a server: the frame and its texts, with empty elements where the widgets stand. */
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { StrictMode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { loadMessages } from './messages/messages.ts';
import { siteRoutes } from './route-tree.tsx';
import { pageAt } from './routes.tsx';
import { type Visitor, VisitorContext } from './shell/visitor.ts';

const handler = createStaticHandler(siteRoutes(() => null));

/**
 * The markup of the page at an absolute address, which the browser hydrates from the same address and visitor; undefined
 * for pages that only the browser renders.
 */
export async function renderPage(address: string, visitor: Visitor): Promise<string | undefined> {
  const page = pageAt(new URL(address).pathname);
  if (page && !page.rendered) return undefined;
  const [context] = await Promise.all([
    handler.query(new Request(address)),
    loadMessages(visitor.preferences.locale),
  ]);
  if (context instanceof Response) throw new Error(`The page ${address} answers with a redirect.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  const view = (
    <StrictMode>
      <VisitorContext value={visitor}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </VisitorContext>
    </StrictMode>
  );
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(view, {
      // All in one piece: a piece that comes later would need an inline script to move it to its place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onError: reject,
      onShellError: reject,
    });
  });
}
