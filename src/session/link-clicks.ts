/**
 * On a partner's page, links to the marketplace lead there signed in. The addresses stay as they are, to be copied and
 * shared: only a click asks for a one-time code. It is in the fragment, which no server and no referrer gets.
 */
import type { Client } from '#core/api/client.ts';
import { linkCodes } from '#core/api/session.ts';

/** How long a click waits for the code, in milliseconds. After that the link leads there as it is. */
const patience = 1_000;

export function signInByLinks(client: () => Client, isSignedIn: () => boolean): () => void {
  const waiting = new WeakSet<HTMLAnchorElement>();

  async function addressOf(link: HTMLAnchorElement): Promise<string> {
    const url = new URL(link.href);
    const issued = linkCodes(client()).issue(url.pathname + url.search);
    const code = await Promise.race([issued.catch(() => ''), after(patience)]);
    if (code) url.hash = `link-code=${code}${url.hash.replace('#', '&')}`;
    return url.href;
  }

  async function follow(link: HTMLAnchorElement, goTo: (address: string) => void): Promise<void> {
    waiting.add(link);
    goTo(await addressOf(link));
    waiting.delete(link);
  }

  function onClick(event: MouseEvent): void {
    const link = event.composedPath().find(isLink);
    if (!link || event.defaultPrevented || !isSignedIn() || !isPage(link, client())) return;
    const place = placeOf(event, link);
    if (!place) return;
    // Opened at once: later the browser would take it for a window that nobody asked for.
    const tab = place === 'tab' ? window.open('', '_blank') : null;
    if (place === 'tab' && !tab) return;
    event.preventDefault();
    if (tab) tab.opener = null;
    // The second click of a double click.
    else if (waiting.has(link)) return;
    void follow(link, (address) => (tab ? tab.location.replace(address) : location.assign(address)));
  }

  // On the window, after all listeners of the widgets and of the page, which may prevent that the link leads anywhere.
  const types = ['click', 'auxclick'] as const;
  for (const type of types) addEventListener(type, onClick);
  return () => {
    for (const type of types) removeEventListener(type, onClick);
  };
}

const after = (time: number): Promise<string> => new Promise((resolve) => setTimeout(resolve, time, ''));

const isLink = (target: EventTarget): target is HTMLAnchorElement =>
  target instanceof HTMLAnchorElement && target.href !== '';

/** The sign-in window and files below `/embed` are no pages to go on with. */
const isPage = (link: HTMLAnchorElement, { baseUrl }: Client): boolean =>
  link.origin === new URL(baseUrl).origin &&
  !link.pathname.startsWith('/embed/') &&
  !link.hasAttribute('download');

/** Null where the browser does something else with the link, which is left to it. */
function placeOf(event: MouseEvent, link: HTMLAnchorElement): 'here' | 'tab' | null {
  const { button, altKey, ctrlKey, metaKey, shiftKey } = event;
  const target = link.target.toLowerCase();
  if (button > 1 || altKey) return null;
  if (button === 1 || ctrlKey || metaKey || shiftKey || target === '_blank') return 'tab';
  const isOutermost = window.parent === window;
  return target === '' || target === '_self' || (isOutermost && /^_(top|parent)$/.test(target))
    ? 'here'
    : null;
}
