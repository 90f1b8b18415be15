/** The page-wide globals that all copies of the library share. */
import type { ServerSnapshot } from '#core/api/prerendered.ts';
import type { Configuration, Runtime } from './types.ts';

/** `v1` is the version of their shape. */
const symbol = Symbol.for('dragoman.runtime.v1');

interface PageGlobals {
  /** The `data-*` attributes of the library's script tags, settings among them. */
  script: DOMStringMap;
  /** The origin of the library's script: the backend of a page that names none. */
  origin?: string;
  /** What the page configured before the runtime was loaded. */
  configuration: Configuration;
  /** Called once the runtime is loaded. */
  waiting: ((runtime: Runtime) => void)[];
  /** Answers that the loader prefetched for the runtime, by address; each is used once. */
  early: Map<string, Promise<Response>>;
  /** The snapshots of prerendered elements, until their view is hydrated. */
  snapshots: WeakMap<Element, ServerSnapshot>;
  runtime?: Runtime;
  /** The console messages that any copy of the library has logged: each is logged once. */
  said?: Set<string>;
  /** What several elements of a page would measure twice: refunds in cents by task, and the elements that show an offer. */
  measured?: Map<string, number>;
  /** The versions of the library on the page, in the order in which they were loaded. */
  versions?: string[];
}

/** Settings alone: what a page has added to `Object.prototype` is no setting. */
export const onlyOwn = <Settings extends object>(...settings: Settings[]): Settings =>
  Object.assign(Object.create(null), ...settings);

/** Created by the first caller. */
export function pageGlobals(): PageGlobals {
  const page = globalThis as unknown as Record<symbol, PageGlobals | undefined>;
  const found = page[symbol];
  if (found) return found;
  const made: PageGlobals = {
    script: onlyOwn(),
    configuration: onlyOwn(),
    waiting: [],
    early: new Map(),
    snapshots: new WeakMap(),
  };
  Object.defineProperty(globalThis, symbol, { value: made });
  return made;
}

/** Reads settings from the `data-*` attributes of a script tag; the later tag wins. */
export function readScriptSettings(script: HTMLScriptElement | null | undefined, address: string): void {
  const globals = pageGlobals();
  if (address) globals.origin ??= new URL(address, location.href).origin;
  for (const [name, value] of Object.entries(script?.dataset ?? {})) if (value) globals.script[name] = value;
}
