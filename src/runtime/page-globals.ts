import type { ServerSnapshot } from '#core/api/prerendered.ts';
import type { Configuration, PageSettingName, PageSettings, Runtime } from './types.ts';

/** The page-wide globals that all copies of the library share. The number is the version of their shape. */
const name = Symbol.for('dragoman.runtime.v1');

export interface PageGlobals {
  /** Settings from the page's script tags. */
  script: PageSettings;
  /** The origin of the library's script: the backend of a page that names none. */
  origin?: string;
  /** What the page configured before the runtime was there. */
  configuration: Configuration;
  /** Called once the runtime is there. */
  waiting: ((runtime: Runtime) => void)[];
  /** Answers that the loader requested ahead of the runtime, by address; each is used once. */
  early: Map<string, Promise<Response>>;
  /** What elements show that a server rendered, until their view is hydrated. */
  snapshots: WeakMap<Element, ServerSnapshot>;
  /** The style sheet of the first of them and of all with equal styles. */
  snapshotStyles?: { sheet: CSSStyleSheet; css: string };
  /** Buttons and links clicked in such elements before their view was hydrated. */
  clicks: WeakMap<Element, { targets: Iterable<HTMLElement>; stop(): void }>;
  runtime?: Runtime;
  /** Messages in the console: each once, from whichever copy of the library. */
  said?: Set<string>;
  /** The versions of the library that define elements here, in the order of their arrival. */
  versions?: string[];
}

/** Made by the first script that asks. */
export function pageGlobals(): PageGlobals {
  const page = globalThis as unknown as Record<symbol, PageGlobals | undefined>;
  const found = page[name];
  if (found) return found;
  const made: PageGlobals = {
    script: {},
    configuration: {},
    waiting: [],
    early: new Map(),
    snapshots: new WeakMap(),
    clicks: new WeakMap(),
  };
  Object.defineProperty(globalThis, name, { value: made });
  return made;
}

/** Reads settings from the `data-*` attributes of a script tag; the later tag wins. */
export function readScriptSettings(script: HTMLScriptElement | null | undefined, address: string): void {
  const place = pageGlobals();
  if (address) place.origin ??= new URL(address, location.href).origin;
  const { apiUrl, siteUrl, partner, campaign, locale, storageKey, flagUrl } = script?.dataset ?? {};
  const given = { apiUrl, siteUrl, partner, campaign, locale, storageKey, flagUrl };
  for (const [key, value] of Object.entries(given)) {
    if (value) place.script[key as PageSettingName] = value;
  }
}
