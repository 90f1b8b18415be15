/**
 * Starts the site's app. A page that the server has rendered can be read without it: there the app starts once the page is
 * idle, or at the first use. Where the page is empty or somebody is signed in, it starts at once.
 */
import { earlyAnswers } from './shell/early-answers.ts';
import { afterFrame, savesData, whenIdle } from './shell/when-idle.ts';

const site = document.getElementById('site');

const uses = ['pointerdown', 'pointerover', 'touchstart', 'keydown', 'focusin', 'change'] as const;

/** Events of a list of options, in their order. */
const choices = ['input', 'change'] as const;

/** In milliseconds, how long a link waits for the app, which changes pages without a page load. */
const patience = 500;

/** What visitors did before the app was there: it is done again then. */
const actions: (() => void)[] = [];

let isStarted = false;

if (site?.dataset.guarded !== undefined && !isSignedIn()) {
  // The server renders the sign-in, long before the app would be there to lead to it.
  const here = location.pathname + location.search + location.hash;
  location.replace(`/SignIn?next=${encodeURIComponent(here)}`);
} else if (site?.dataset.rendered === undefined) void start();
else {
  // Before React, whose root an event of its own would have to hydrate at once.
  document.addEventListener('click', recordClick, { capture: true });
  for (const type of choices) document.addEventListener(type, recordChoice, { capture: true });
  if (site.dataset.returning !== undefined || isSignedIn()) void start();
  else startWhenUsed();
}

/** Also after the cookie has ended, which the server would have seen, and by the code of a partner's link. */
function isSignedIn(): boolean {
  return location.hash.startsWith('#link-code=') || storedToken() !== null;
}

function storedToken(): string | null {
  try {
    return localStorage.getItem('token');
  } catch {
    // Storage is blocked: nobody is signed in.
    return null;
  }
}

function startWhenUsed(): void {
  const listening = new AbortController();
  const startOnce = () => {
    if (listening.signal.aborted) return;
    listening.abort();
    void start();
  };
  const options = { passive: true, signal: listening.signal };
  // To begin to load the app’s files took 40 ms of a profiled tap with a processor four times slower.
  for (const type of uses) document.addEventListener(type, () => afterFrame(startOnce), options);
  // Another tab has signed in.
  addEventListener('storage', startOnce, options);
  if (!savesData()) whenLoaded(() => whenIdle(startOnce));
}

async function start(): Promise<void> {
  const reads = site?.dataset.returning?.split(' ') ?? [];
  const early = earlyAnswers(reads, storedToken());
  const { startApp } = await import('./app.tsx');
  await startApp(early);
  isStarted = true;
  // From now on the browser prefetches no whole pages: backend/site/speculation-rules.ts.
  if (site) site.dataset.started = '';
  for (const type of choices) document.removeEventListener(type, recordChoice, { capture: true });
  for (const act of actions.splice(0)) act();
}

function recordClick(event: MouseEvent): void {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const used = event
    .composedPath()
    .find((node) => node instanceof HTMLElement && node.matches('button, a[href]'));
  if (used instanceof HTMLAnchorElement) {
    const opensHere = used.origin === location.origin && !used.target && !used.download;
    if (!isStarted && isPlain && opensHere) followLater(event, used);
  } else if (used instanceof HTMLElement) {
    const root = used.getRootNode();
    if (root instanceof ShadowRoot) clickInWidgetLater(event, root.host, used);
    else if (!isStarted) {
      event.stopPropagation();
      actions.push(() => used.click());
    }
  }
}

/** Once its code is there, a widget keeps clicks itself until it is hydrated. */
function clickInWidgetLater(event: MouseEvent, widget: Element, button: HTMLElement): void {
  if (widget.matches(':defined')) return;
  // Also Enter in a field clicks its form's button. Only the widget knows what the form does.
  event.preventDefault();
  // The browser upgrades the element after it has resolved this promise.
  void customElements.whenDefined(widget.localName).then(() => queueMicrotask(() => button.click()));
}

/** Where the app takes too long, the browser loads the page, which the server renders. */
function followLater(event: MouseEvent, link: HTMLAnchorElement): void {
  event.preventDefault();
  event.stopPropagation();
  actions.push(() => {
    clearTimeout(timer);
    link.click();
  });
  const timer = setTimeout(() => location.assign(link.href), patience);
}

function recordChoice(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLSelectElement)) return;
  event.stopPropagation();
  // The same choice.
  if (event.type === 'change') return;
  const { value } = target;
  actions.push(() => {
    target.value = value;
    target.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, { once: true });
}
