// Starts the marketplace's site.
import { linkCode } from './shell/link-code.ts';

import './mail-links/link-parameters.ts';

import { configure, restoreByLink, session } from '@dragoman/widgets/page';
import type {} from '@dragoman/widgets/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { loadMessages } from './messages/messages.ts';
import { pageAt, prefetch, router } from './routes.tsx';
import { routeLinkClicks } from './shell/link-clicks.ts';
import { preferences } from './shell/preferences.ts';
import { loadWidgets } from './shell/widgets.ts';

// The spec requires this name. On partners' pages a key `token` might belong to the partner.
configure({ apiUrl: location.origin, storageKey: 'token' });
void (linkCode ? restoreByLink(linkCode) : session.restore());
loadWidgets(['toaster']);

routeLinkClicks({
  isRoute: (path) => pageAt(path) !== undefined,
  navigate: (address, options) => void router.navigate(address, options),
  prefetch: prefetch,
});

const firstPage = new Promise<void>((resolve) => {
  if (router.state.initialized) return resolve();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    resolve();
  });
});

// Renders only once texts and the first page are loaded, so that there is no layout shift.
await Promise.all([loadMessages(preferences.get().locale), firstPage]);

const root = document.getElementById('site');
if (root)
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
