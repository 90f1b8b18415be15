/** Decides when prerendered markup gets its code: when the page is idle, or at the first use of the element. */

const interactions = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click'] as const;

/** By tag, the callbacks that import the code of waiting elements. */
const pending = new Map<string, Set<() => void>>();

/** The attributes and properties whose access by a script counts as a use. */
interface Surface {
  attributes: readonly string[];
  properties: readonly string[];
}

/**
 * Calls back once: when the page has loaded and is idle, or before that at the first pointer, key, focus or script use
 * of the element. Visitors who save data, or are on a 2g connection, get the code only at use.
 */
export function whenIdleOrUsed(element: HTMLElement, surface: Surface, start: () => void): void {
  // The page has set a property before the loader saw the element.
  if (surface.properties.some((name) => Object.hasOwn(element, name))) {
    start();
    return;
  }
  const { localName: tag } = element;
  const waiting = pending.get(tag) ?? new Set();
  const observer = new MutationObserver(() => use());

  function use(): void {
    if (!waiting.delete(use)) return;
    for (const type of interactions) element.removeEventListener(type, use);
    observer.disconnect();
    if (waiting.size === 0) pending.delete(tag);
    if (pending.size === 0) unwatchDefinitions?.();
    start();
  }

  unwatchDefinitions ??= watchDefinitions();
  pending.set(tag, waiting.add(use));
  for (const type of interactions) element.addEventListener(type, use, { passive: true });
  observer.observe(element, { attributeFilter: [...surface.attributes] });
  for (const name of surface.properties) trapProperty(element, name, use);
  trapMethods(element, use);
  whenIdle(use);
}

/** A script uses elements of this tag; without a tag, the API of all elements, such as `Dragoman.session`. */
export function activateElements(tag?: string): void {
  for (const [name, waiting] of pending) {
    if (tag === undefined || tag === name) for (const use of [...waiting]) use();
  }
}

let unwatchDefinitions: (() => void) | undefined;

/** A script that waits for an element's definition is about to use it. */
function watchDefinitions(): () => void {
  const own = Object.getOwnPropertyDescriptor(customElements, 'whenDefined');
  const { whenDefined } = customElements;
  customElements.whenDefined = (tag) => {
    activateElements(tag);
    return whenDefined.call(customElements, tag);
  };
  return () => {
    unwatchDefinitions = undefined;
    if (own) Object.defineProperty(customElements, 'whenDefined', own);
    else Reflect.deleteProperty(customElements, 'whenDefined');
  };
}

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

/** A written value becomes an own property of the element, which the element applies when it is defined. */
function trapProperty(element: HTMLElement, name: string, use: () => void): void {
  Object.defineProperty(element, name, {
    configurable: true,
    get: () => use(),
    set(value: unknown) {
      Object.defineProperty(element, name, { configurable: true, enumerable: true, writable: true, value });
      use();
    },
  });
}

/** Makes the element's methods work before it is defined. */
function trapMethods(element: HTMLElement, use: () => void): void {
  const { whenDefined } = CustomElementRegistry.prototype;
  const defined = () => whenDefined.call(customElements, element.localName);
  const methods = {
    focus(options?: FocusOptions) {
      use();
      element.shadowRoot?.querySelector<HTMLElement>('a, button, input, select')?.focus(options);
    },
    async diagnose() {
      use();
      await defined();
      return (element as HTMLElement & { diagnose(): unknown }).diagnose();
    },
  };
  Object.assign(element, methods);
  defined().then(() => {
    for (const name of Object.keys(methods)) Reflect.deleteProperty(element, name);
  });
}
