import { configure, session } from '@dragoman/widgets/page';
import type {} from '@dragoman/widgets/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router/dom';
import { loadMessages } from './messages/messages.ts';
import { pageAt, prefetch, router } from './routes.tsx';
import { followLinks } from './shell/links.ts';
import { preferences } from './shell/preferences.ts';
import { loadWidgets } from './shell/widgets.ts';

// The spec's name for it. On other people's pages a key called `token` is likely their own secret.
configure({ apiUrl: location.origin, storageKey: 'token' });
void session.restore();
loadWidgets(['toaster']);

followLinks({
  isOurs: (path) => pageAt(path) !== undefined,
  go: (address, options) => void router.navigate(address, options),
  approach: prefetch,
});

const firstPage = new Promise<void>((resolve) => {
  if (router.state.initialized) return resolve();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    resolve();
  });
});

// Shell, texts and page appear together, so that nothing moves on the way.
await Promise.all([loadMessages(preferences.get().locale), firstPage]);

const place = document.getElementById('site');
if (place)
  createRoot(place).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
