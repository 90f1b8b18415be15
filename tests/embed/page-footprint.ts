/** What a page is made of apart from its content, to tell whether somebody has left something behind. */
import type { Page } from 'playwright';

export interface PagePrint {
  globals: string[];
  /** Every property of every constructor and its prototype, with its kind. */
  prototypes: string[];
  head: string[];
  /** Attributes of the root and the body, and how many sheets the page has adopted. */
  document: string[];
  storage: string[];
  /** Types of the listeners on window, document, root, head and body. */
  listeners: string[];
}

export async function printOf(page: Page): Promise<PagePrint> {
  const inside = await page.evaluate(async () => {
    const named = (target: object) => Reflect.ownKeys(target).map(String);
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
      // A sandboxed page has none.
    }
    return {
      globals: named(window),
      prototypes,
      head: [...document.head.children].map((child) => child.outerHTML),
      document: [
        ...attributes(document.documentElement),
        ...attributes(document.body),
        `${document.adoptedStyleSheets.length} sheets`,
        ...named(document),
      ],
      storage,
    };
  });
  return { ...inside, listeners: await listenersOn(page) };
}

/** The browser’s driver listens too, for clicks that it plays. */
const ofDriver =
  /^__playwright|^(auxclick|click|contextmenu|dblclick|mouse(down|move|up)|pointer(down|up)|touch(cancel|end|start))$/;

const places = ['window', 'document', 'document.documentElement', 'document.head', 'document.body'];

export async function listenersOn(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const found: string[] = [];
  for (const expression of places) {
    const { result } = await devtools.send('Runtime.evaluate', { expression });
    const { listeners } = await devtools.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId ?? '',
    });
    found.push(
      ...listeners.filter(({ type }) => !ofDriver.test(type)).map(({ type }) => `${expression} ${type}`),
    );
  }
  await devtools.detach();
  return found.sort();
}

/** What of one print is not in the other. */
export function added(before: PagePrint, after: PagePrint): Record<string, string[]> {
  const differences = Object.entries<string[]>({ ...after }).map(([name, lines]): [string, string[]] => {
    const known = [...(before[name as keyof PagePrint] ?? [])];
    const more = lines.filter((line) => {
      const at = known.indexOf(line);
      if (at >= 0) known.splice(at, 1);
      return at < 0;
    });
    return [name, [...more, ...known.map((line) => `gone: ${line}`)]];
  });
  return Object.fromEntries(differences.filter(([, lines]) => lines.length > 0));
}
