import type { RecordedAnswers } from '#core/element/hydration/recorded-answers.ts';
import type { FormattedValues } from '#core/i18n/format.ts';
import type { Configuration } from './config.ts';
import type { Runtime } from './runtime.ts';

/** The place on the page that all copies of the library share. The number is the shape's, not the package's. */
const name = Symbol.for('dragoman.runtime.v1');

export type PageSettingName =
  | 'apiUrl'
  | 'siteUrl'
  | 'partner'
  | 'campaign'
  | 'locale'
  | 'storageKey'
  | 'flagUrl';

export type PageSettings = Partial<Record<PageSettingName, string>>;

/** What a server rendered a widget from. */
export interface ServerSnapshot {
  /** The element's attributes and what the page around it has set, as they were asked for. */
  params: Readonly<Record<string, string>>;
  /** BCP 47 tag of the language it is in. */
  locale: string;
  data: RecordedAnswers;
  /** Numbers and names as the server wrote them. */
  words?: FormattedValues;
}

export interface PageGlobals {
  /** What the page's script tags say, before the runtime is here to read it. */
  script: PageSettings;
  /** Where the library came from: the backend of a page that names none. */
  origin?: string;
  /** What the page configured before the runtime was here. */
  configuration: Configuration;
  /** Who wants to know when the runtime is here. */
  waiting: ((runtime: Runtime) => void)[];
  /** Answers that the loader asked for ahead of the runtime, by address; each is taken once. */
  early: Map<string, Promise<Response>>;
  /** What elements show that a server rendered, until their view is hydrated. */
  snapshots: WeakMap<Element, ServerSnapshot>;
  /** The style sheet of the first of them and of all that look alike. */
  snapshotStyles?: { sheet: CSSStyleSheet; css: string };
  /** Buttons and links clicked in such elements before their view was hydrated. */
  clicks: WeakMap<Element, { targets: Iterable<HTMLElement>; stop(): void }>;
  runtime?: Runtime;
  /** What the console has been told: each thing once, by whichever copy of the library. */
  said?: Set<string>;
  /** The versions of the library that define elements here, in the order they came. */
  versions?: string[];
}

/** The slot, made by whichever script comes first. */
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

/** Settings out of the `data-*` attributes of a script tag; the tag that comes later wins. */
export function readScriptSettings(script: HTMLScriptElement | null | undefined, address: string): void {
  const place = pageGlobals();
  if (address) place.origin ??= new URL(address, location.href).origin;
  const { apiUrl, siteUrl, partner, campaign, locale, storageKey, flagUrl } = script?.dataset ?? {};
  const given = { apiUrl, siteUrl, partner, campaign, locale, storageKey, flagUrl };
  for (const [key, value] of Object.entries(given)) {
    if (value) place.script[key as PageSettingName] = value;
  }
}
