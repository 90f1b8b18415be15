/** Opens a widget in a dialog: for scripts of the page, and for its links and buttons with `data-dragoman-open`. */

import { type Launchable, launchable } from '#core/element/contract/launchable.ts';
import { withheld } from '#core/element/contract/withheld.ts';
import { suggestion } from '#core/element/diagnostics/finding-texts.ts';
import type { CloseReason } from '#core/hooks/launch/given-attributes.ts';
import { commonAttributes } from '#core/hooks/launch/given-attributes.ts';

/** The widget's attributes. `as` is `dialog` or `drawer`, and `label` the title; each has a default. */
export type OpenAttributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Attributes of the launcher itself. */
const own = ['as', 'label', ...commonAttributes];

/** Resolves once it is closed. Rejects where no widget of this name can be opened. */
export async function openWidget(widget: Launchable, attributes: OpenAttributes = {}): Promise<CloseReason> {
  if (!launchable.includes(widget))
    throw new Error(
      `There is no widget "${widget}" to open – ${suggestion(widget, launchable)}There are: ${launchable.join(', ')}.`,
    );
  const launcher = document.createElement('dragoman-launcher');
  const set = (name: string, value: unknown) =>
    value !== null &&
    value !== undefined &&
    value !== false &&
    launcher.setAttribute(name, value === true ? '' : String(value));
  set('widget', widget);
  set('placement', 'none');
  set('open', '');
  for (const [name, value] of Object.entries(attributes))
    set(own.includes(name) ? name : `data-${name}`, value);
  return new Promise((resolve) => {
    const finish = (reason: CloseReason) => {
      removals.disconnect();
      launcher.remove();
      resolve(reason);
    };
    // Where the page removes it before it is open, it fires no event.
    const removals = new MutationObserver(() => {
      if (!launcher.isConnected) finish('removed');
    });
    launcher.addEventListener('dragoman-open', () => removals.disconnect(), { once: true });
    launcher.addEventListener(
      'dragoman-close',
      // The type of the detail's reason is wider in the contract, which has one word for all texts.
      (event) => finish((event as CustomEvent<{ reason: CloseReason }>).detail.reason),
      { once: true },
    );
    document.body.append(launcher);
    for (const parent of [document.documentElement, document.body])
      removals.observe(parent, { childList: true });
  });
}

/** Those whose dialog is open, or on its way. */
const openers = new WeakSet<HTMLElement>();

/**
 * As the attributes of a link or button say. A second click while the dialog is loading opens no second one. `isKnown`:
 * there is such a widget on the page.
 */
export function openFrom(opener: HTMLElement, isKnown = true): void {
  if (openers.has(opener)) return;
  openers.add(opener);
  const launcher: Record<string, string> = {};
  for (const { name, value } of opener.attributes)
    if (name.startsWith('data-') && !withheld.test(name)) launcher[name.slice('data-'.length)] = value;
  const { dragomanOpen, dragomanAs = 'dialog', dragomanLabel } = opener.dataset;
  const widget = dragomanOpen as Launchable;
  const isMissing = !isKnown && launchable.includes(widget);
  const opened = isMissing
    ? Promise.reject(new Error(`<dragoman-${widget}> or <dragoman-launcher> is not loaded: import both.`))
    : openWidget(widget, { ...launcher, as: dragomanAs, label: dragomanLabel });
  void opened
    .catch(async (error: Error) => {
      console.error(`dragoman: ${error.message}`);
      // The link leads somewhere without us, too.
      const link = opener.closest<HTMLAnchorElement>('a[href]');
      if (link?.protocol.startsWith('http')) location.assign(link.href);
      else await (await import('./cannot-open.ts')).notifyVisitor();
    })
    .finally(() => openers.delete(opener));
}
