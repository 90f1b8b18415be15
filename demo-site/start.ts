/**
 * Starts the site's app. A page that the server has rendered can be read without it, and its links lead on: there the app
 * starts once the page is idle, or at the first use. Where the page is empty or somebody is signed in, it starts at once.
 */
import { firstUse, pressAgainAfter } from './shell/before-app.ts';

const site = document.getElementById('site');

/** True after the cookie has ended, which the server would have seen, and by the code of a partner's link. */
function isSignedIn(): boolean {
  try {
    return location.hash.startsWith('#link-code=') || localStorage.getItem('token') !== null;
  } catch {
    // Storage is blocked: nobody is signed in.
    return false;
  }
}

async function start(): Promise<void> {
  const { startApp } = await import('./app.tsx');
  await startApp();
  // From now on the browser prefetches no whole pages: backend/features/site/speculation-rules.ts.
  if (site) site.dataset.started = '';
}

if (site?.dataset.guarded !== undefined && !isSignedIn()) {
  // The server renders the sign-in, long before the app would be there to lead to it.
  const here = location.pathname + location.search + location.hash;
  location.replace(`/SignIn?next=${encodeURIComponent(here)}`);
} else if (site?.dataset.rendered === undefined) void start();
else {
  const isNeeded = site.dataset.returning !== undefined || isSignedIn();
  pressAgainAfter((isNeeded ? Promise.resolve() : firstUse()).then(start));
}
