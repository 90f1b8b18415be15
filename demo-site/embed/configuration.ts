/** The configuration of the embed builder. The URL contains it, so that a link shows it to others. */

import { elements, onEveryElement } from 'virtual:derived/elements';
import { defaultHeightOf } from './default-heights.ts';
import { type AttributeFacts, type ElementFacts, isValid } from './facts.ts';
import { defaults, isSafe, type TokenValues } from './themes.ts';

export const hosts = ['plain', 'framework', 'hostile', 'dark', 'rtl'] as const;
export const widths = ['360', '768', '1280'] as const;
export const formats = [
  'html',
  'instant',
  'classic',
  'wordpress',
  'react',
  'vue',
  'svelte',
  'angular',
] as const;
/** What the preview shows: live data, or sample data in one state. */
export const shows = ['live', 'ready', 'loading', 'empty', 'error'] as const;

export type Format = (typeof formats)[number];
export type Show = (typeof shows)[number];

export interface Configuration {
  element: ElementFacts;
  /** Values as written in HTML, by attribute name. Contains only attributes that were set. */
  attributes: Readonly<Record<string, string>>;
  tokens: TokenValues;
  /** The campaign in the partner's report. A setting of the page, not an attribute like `partner`. */
  campaign: string;
  host: (typeof hosts)[number];
  width: (typeof widths)[number];
  format: Format;
  show: Show;
  /** Reserved height in px; 0 for none. */
  reservedHeight: number;
  /** Whether the snippet contains the hash of the classic script. */
  pinned: boolean;
}

/** The widgets by audience, the most requested ones first. */
export const groups = {
  visitors: [
    'offer-grid',
    'offer-detail',
    'checkout',
    'service-select',
    'request-form',
    'sign-in',
    'launcher',
  ],
  members: [
    'chat-inbox',
    'dashboard',
    'task',
    'profile',
    'offer-form',
    'payments',
    'account',
    'user-menu',
    'notification-bell',
  ],
} as const;

/** The default width of the preview; it depends on the screen. */
const defaultWidth = () => (globalThis.innerWidth < 1000 ? '360' : '768');

const isListed = (list: readonly string[], name: string) => list.includes(name);

/** Live data for widgets that show something to signed-out visitors, sample data for the others. */
export function showOf(element: ElementFacts, attributes: Configuration['attributes']): Show {
  return isListed(groups.visitors, element.name) && missingOf({ element, attributes }).length === 0
    ? 'live'
    : 'ready';
}

/** The attributes without which the widget has nothing to show, and which are not set. */
export const missingOf = ({
  element,
  attributes,
}: Pick<Configuration, 'element' | 'attributes'>): readonly AttributeFacts[] =>
  element.attributes.filter(({ name, required }) => required && !attributes[name]);

/** Attributes without a control: `demo` follows from the preview, `api-url` from the origin of the script. */
const hiddenAttributes = ['demo', 'api-url'];

export const attributesOf = ({ attributes }: ElementFacts): readonly AttributeFacts[] => [
  ...attributes,
  ...onEveryElement.filter(({ name }) => !hiddenAttributes.includes(name)),
];

const oneOf = <Option extends string>(options: readonly Option[], value: string | null): Option | undefined =>
  options.find((option) => option === value);

const first = elements.find(({ name }) => name === 'offer-grid') ?? elements[0];

/** Reads a configuration from the URL. Missing and invalid values get their defaults. */
export function readConfiguration(address: URLSearchParams): Configuration {
  const element = elements.find(({ name }) => name === address.get('tag')) ?? first;
  if (!element) throw new Error('There are no elements.');
  const attributes = Object.fromEntries(
    attributesOf(element).flatMap(({ name }) => {
      const value = address.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const height = address.get('room');
  return {
    element,
    attributes,
    tokens: readTokens(address),
    campaign: address.get('campaign') ?? '',
    host: oneOf(hosts, address.get('on')) ?? 'plain',
    width: oneOf(widths, address.get('wide')) ?? defaultWidth(),
    format: oneOf(formats, address.get('code')) ?? 'html',
    show: oneOf(shows, address.get('data')) ?? showOf(element, attributes),
    reservedHeight:
      height !== null && /^\d{1,4}$/.test(height) ? Number(height) : defaultHeightOf(element.name),
    pinned: address.has('pin'),
  };
}

function readTokens(address: URLSearchParams): TokenValues {
  const found = [...address].flatMap(([key, text]) => {
    const name = key.slice(2);
    const [light = '', dark = light] = text.split('|');
    return key.startsWith('--') && name in defaults && isSafe(light) && isSafe(dark)
      ? [[name, { light, dark }]]
      : [];
  });
  return Object.fromEntries(found);
}

/** Writes a configuration into the URL, without default values. */
export function writeConfiguration(configuration: Configuration): URLSearchParams {
  const { element, attributes, tokens, campaign, host, width, format, show, reservedHeight, pinned } =
    configuration;
  const address = new URLSearchParams({ tag: element.name });
  for (const [name, value] of Object.entries(attributes)) address.set(name, value);
  if (campaign) address.set('campaign', campaign);
  for (const [name, { light, dark }] of Object.entries(tokens))
    address.set(`--${name}`, light === dark ? light : `${light}|${dark}`);
  if (host !== 'plain') address.set('on', host);
  if (width !== defaultWidth()) address.set('wide', width);
  if (format !== 'html') address.set('code', format);
  if (show !== showOf(element, attributes)) address.set('data', show);
  if (reservedHeight !== defaultHeightOf(element.name)) address.set('room', String(reservedHeight));
  if (pinned) address.set('pin', '');
  return address;
}

/** The attributes of the snippet, in the contract's order and without invalid values. */
export const validAttributes = ({ element, attributes }: Configuration): [string, string][] =>
  attributesOf(element).flatMap((facts): [string, string][] => {
    const value = attributes[facts.name];
    if (value === undefined || !isValid(facts, value)) return [];
    if (facts.kind === 'flag') return value === 'false' ? [] : [[facts.name, '']];
    return value === '' ? [] : [[facts.name, value]];
  });
