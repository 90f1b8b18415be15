/** Opens a widget in a dialog: for scripts of the page, and for its links and buttons with `data-dragoman-open`. */
import { withheld } from '#core/element/contract/withheld.ts';
import { type Launchable, launchable } from '#core/kit/launch/launchable.ts';

/** Why it was closed: `done` where somebody has signed in, `removed` where the page took it out. */
export type CloseReason = 'button' | 'escape' | 'backdrop' | 'back' | 'done' | 'removed';

/** The widget's attributes. `as` is `dialog` or `drawer`, and `label` the title; each has a default. */
export type OpenAttributes = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Attributes of the launcher itself. */
const own = ['as', 'label', 'api-url', 'locale', 'theme', 'theme-from', 'partner', 'demo'];

/** Resolves once it is closed. Rejects where no widget of this name can be opened. */
export async function openWidget(widget: Launchable, attributes: OpenAttributes = {}): Promise<CloseReason> {
  if (!launchable.includes(widget))
    throw new Error(`There is no widget "${widget}" to open; there are ${launchable.join(', ')}.`);
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
    launcher.addEventListener(
      'dragoman-close',
      (event) => {
        launcher.remove();
        // The type of the detail's reason is wider in the contract, which has one word for all texts.
        resolve((event as CustomEvent<{ reason: CloseReason }>).detail.reason);
      },
      { once: true },
    );
    document.body.append(launcher);
  });
}

/** As the attributes of a link or button say. */
export function openFrom(opener: HTMLElement): void {
  const launcher: Record<string, string> = {};
  for (const { name, value } of opener.attributes)
    if (name.startsWith('data-') && !withheld.test(name)) launcher[name.slice('data-'.length)] = value;
  const { dragomanOpen = '', dragomanAs = 'dialog', dragomanLabel } = opener.dataset;
  // Which widgets these are, the listener has looked up.
  void openWidget(dragomanOpen as Launchable, { ...launcher, as: dragomanAs, label: dragomanLabel });
}
