/** What somebody set up in the builder, and how it stands in the address, so that a link shows it to others. */

import { elements, onEveryElement } from './facts.generated.ts';
import { type AttributeFacts, type ElementFacts, fits } from './facts.ts';
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
/** What the preview shows: what the marketplace has, or sample data in one of its states. */
export const shows = ['live', 'ready', 'loading', 'empty', 'error'] as const;

export type Format = (typeof formats)[number];
export type Show = (typeof shows)[number];

export interface Configuration {
  element: ElementFacts;
  /** As written in HTML, by attribute; only what was set. */
  attributes: Readonly<Record<string, string>>;
  tokens: TokenValues;
  /** Where bookings are told apart in the partner's figures; unlike `partner` no attribute but the page's. */
  campaign: string;
  host: (typeof hosts)[number];
  width: (typeof widths)[number];
  format: Format;
  show: Show;
  /** Reserved height in px; 0 for none. */
  room: number;
  /** Whether the classic file's hash is written down. */
  pinned: boolean;
}

/** Which people each widget is for, those that partners ask for first. */
export const groups = {
  visitors: ['offer-grid', 'offer-detail', 'checkout', 'service-select', 'request-form', 'sign-in'],
  members: ['chat-inbox', 'dashboard', 'profile', 'offer-form', 'account', 'user-menu', 'notification-bell'],
} as const;

/** Without the named attribute they have nothing of the marketplace to show. */
const needs: Record<string, string> = { 'offer-detail': 'offer-id', checkout: 'offer-id' };
const rooms: Record<string, number> = {
  'offer-grid': 480,
  'offer-detail': 640,
  checkout: 720,
  'sign-in': 520,
  'chat-inbox': 600,
  'user-menu': 0,
  'notification-bell': 0,
  toaster: 0,
};
/** Unless the address says otherwise, what the person's own screen has room for. */
const ownWidth = () => (globalThis.innerWidth < 1000 ? '360' : '768');

const isListed = (list: readonly string[], name: string) => list.includes(name);

export const roomOf = ({ name }: ElementFacts): number => rooms[name] ?? 560;

/** Live where a visitor who signed in nowhere sees something, sample data elsewhere. */
export function showOf({ name }: ElementFacts, attributes: Configuration['attributes']): Show {
  const needed = needs[name];
  return isListed(groups.visitors, name) && (!needed || attributes[needed]) ? 'live' : 'ready';
}

/** Those set by other means: the preview's data, and the backend, which is where the script comes from. */
const setElsewhere = ['demo', 'api-url'];

export const attributesOf = ({ attributes }: ElementFacts): readonly AttributeFacts[] => [
  ...attributes,
  ...onEveryElement.filter(({ name }) => !setElsewhere.includes(name)),
];

const oneOf = <Word extends string>(words: readonly Word[], word: string | null): Word | undefined =>
  words.find((known) => known === word);

const first = elements.find(({ name }) => name === 'offer-grid') ?? elements[0];

/** Reads an address; what it does not say, or says wrongly, is as at the start. */
export function read(address: URLSearchParams): Configuration {
  const element = elements.find(({ name }) => name === address.get('widget')) ?? first;
  if (!element) throw new Error('There are no elements.');
  const attributes = Object.fromEntries(
    attributesOf(element).flatMap(({ name }) => {
      const value = address.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const room = address.get('room');
  return {
    element,
    attributes,
    tokens: readTokens(address),
    campaign: address.get('campaign') ?? '',
    host: oneOf(hosts, address.get('on')) ?? 'plain',
    width: oneOf(widths, address.get('wide')) ?? ownWidth(),
    format: oneOf(formats, address.get('as')) ?? 'html',
    show: oneOf(shows, address.get('show')) ?? showOf(element, attributes),
    room: room !== null && /^\d{1,4}$/.test(room) ? Number(room) : roomOf(element),
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

/** The address of a configuration, as short as it goes. */
export function write(configuration: Configuration): URLSearchParams {
  const { element, attributes, tokens, campaign, host, width, format, show, room, pinned } = configuration;
  const address = new URLSearchParams({ widget: element.name });
  for (const [name, value] of Object.entries(attributes)) address.set(name, value);
  if (campaign) address.set('campaign', campaign);
  for (const [name, { light, dark }] of Object.entries(tokens))
    address.set(`--${name}`, light === dark ? light : `${light}|${dark}`);
  if (host !== 'plain') address.set('on', host);
  if (width !== ownWidth()) address.set('wide', width);
  if (format !== 'html') address.set('as', format);
  if (show !== showOf(element, attributes)) address.set('show', show);
  if (room !== roomOf(element)) address.set('room', String(room));
  if (pinned) address.set('pin', '');
  return address;
}

/** The attributes that stand in the snippet: in the contract's order, without those that would only be warned of. */
export const validAttributes = ({ element, attributes }: Configuration): [string, string][] =>
  attributesOf(element).flatMap((facts): [string, string][] => {
    const value = attributes[facts.name];
    if (value === undefined || !fits(facts, value)) return [];
    if (facts.kind === 'flag') return value === 'false' ? [] : [[facts.name, '']];
    return value === '' ? [] : [[facts.name, value]];
  });
