/** A page's globals, prototypes, listeners, storage and attributes, compared to find what a script leaves behind. */
import type { Page } from 'playwright';

export interface PageFootprint {
  globals: string[];
  /** Every property of every constructor and its prototype, with its source. */
  prototypes: string[];
  head: string[];
  /** Attributes of the root and the body, and the number of adopted style sheets. */
  document: string[];
  storage: string[];
  /** Types of the listeners on window, document, root, head and body. */
  listeners: string[];
}

export async function footprintOf(page: Page): Promise<PageFootprint> {
  const inside = await page.evaluate(async () => {
    const keysOf = (target: object) => Reflect.ownKeys(target).map(String);
    const kinds = (owner: string, target: object) =>
      Reflect.ownKeys(target).map((key) => {
        const { value, get, set, enumerable } = Object.getOwnPropertyDescriptor(target, key) ?? {};
        const code = [value, get, set].map((part) =>
          typeof part === 'function' ? Function.prototype.toString.call(part) : typeof part,
        );
        return `${owner}.${String(key)} ${enumerable} ${code.join(' ')}`;
      });
    const prototypes = Object.getOwnPropertyNames(window).flatMap((name) => {
      const value: unknown =
        /^[A-Z]/.test(name) && name !== 'Dragoman' ? Reflect.get(window, name) : undefined;
      if (typeof value !== 'function') return [];
      const { prototype } = value;
      return [...kinds(name, value), ...(prototype ? kinds(`${name}.prototype`, prototype) : [])];
    });
    const attributes = (element: Element) =>
      [...element.attributes].map(({ name, value }) => `${name}=${value}`);
    let storage: string[] = ['none'];
    try {
      const databases = await indexedDB.databases();
      storage = [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        ...databases.map(({ name }) => String(name)),
        document.cookie,
      ];
    } catch {
      // A sandboxed page has no storage.
    }
    return {
      globals: keysOf(window),
      prototypes,
      head: [...document.head.children].map((child) => child.outerHTML),
      document: [
        ...attributes(document.documentElement),
        ...attributes(document.body),
        `${document.adoptedStyleSheets.length} sheets`,
        ...keysOf(document),
      ],
      storage,
    };
  });
  return { ...inside, listeners: await listenersOn(page) };
}

/** Listeners of Playwright itself. */
const ofPlaywright =
  /^__playwright|^(auxclick|click|contextmenu|dblclick|mouse(down|move|up)|pointer(down|up)|touch(cancel|end|start))$/;

const targets = ['window', 'document', 'document.documentElement', 'document.head', 'document.body'];

export async function listenersOn(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const expression of targets) {
    const { result } = await devtools.send('Runtime.evaluate', { expression });
    const { listeners } = await devtools.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    });
    found.push(
      ...listeners.filter(({ type }) => !ofPlaywright.test(type)).map(({ type }) => `${expression} ${type}`),
    );
  }
  await devtools.detach();
  return found.sort();
}

/** The differences between two footprints. */
export function added(before: PageFootprint, after: PageFootprint): Record<string, string[]> {
  const differences = Object.entries<string[]>({ ...after }).map(([name, lines]): [string, string[]] => {
    const rest = [...(before[name as keyof PageFootprint] ?? [])];
    const extra = lines.filter((line) => {
      const index = rest.indexOf(line);
      if (index >= 0) rest.splice(index, 1);
      return index < 0;
    });
    return [name, [...extra, ...rest.map((line) => `gone: ${line}`)]];
  });
  return Object.fromEntries(differences.filter(([, lines]) => lines.length > 0));
}
