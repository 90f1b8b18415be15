/**
 * Starts the site's app. A page that the server has rendered can be read, and its links followed, without it: there the app
 * starts once the page is idle, or at the first use. Where the page is empty or somebody is signed in, it starts at once.
 */

const site = document.getElementById('site');

const uses = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin', 'change'] as const;

/** What visitors used before the app was there: buttons that they clicked, and lists in which they chose. */
const used: (() => void)[] = [];

const start = () =>
  void import('./app.tsx').then(async ({ startApp }) => {
    await startApp();
    document.removeEventListener('click', recordClick);
    document.removeEventListener('change', recordChoice);
    for (const repeat of used) repeat();
  });

if (canWait()) startWhenUsed();
else start();

function canWait(): boolean {
  return site?.dataset.rendered !== undefined && site.dataset.returning === undefined && !isSignedIn();
}

/** Also after the cookie has ended, which the server would have seen. */
function isSignedIn(): boolean {
  if (location.hash.startsWith('#link-code=')) return true;
  try {
    return localStorage.getItem('token') !== null;
  } catch {
    // Storage is blocked: nobody is signed in.
    return false;
  }
}

function startWhenUsed(): void {
  const startOnce = () => {
    for (const type of uses) document.removeEventListener(type, startOnce);
    removeEventListener('storage', startOnce);
    start();
  };
  for (const type of uses) document.addEventListener(type, startOnce, { passive: true });
  // Another tab has signed in.
  addEventListener('storage', startOnce);
  document.addEventListener('click', recordClick);
  document.addEventListener('change', recordChoice);
  whenIdle(startOnce);
}

function recordClick({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button) used.push(() => button.click());
}

function recordChoice({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement)) return;
  const { value } = target;
  used.push(() => {
    target.value = value;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

/** Visitors who save data, or have a slow connection, get the code only at use. */
function whenIdle(act: () => void): void {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;
  const wait = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(act);
    else setTimeout(act, 200);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
