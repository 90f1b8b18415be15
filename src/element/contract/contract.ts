/** The contract of a widget: its attributes, properties, events, slots and parts, and the types derived from them. */
import type { Category } from '#core/domain/category.ts';
import type { Offer } from '#core/domain/offer.ts';
import type { User } from '#core/domain/user.ts';
import type { MessageOverrides } from '#core/i18n/catalogue.ts';
import type { SignInReason, SignOutReason } from '#core/session/session-events.ts';
import { type Attribute, address, choice, text, type ValueOf } from './attribute.ts';
import { camelCase } from './camel-case.ts';
import type { Finding } from './finding.ts';

/** The types that an event's detail may have, by the name that contract and docs use. */
export interface DetailTypes {
  string: string;
  number: number;
  'number | string': number | string;
  boolean: boolean;
  Category: Category;
  Offer: Offer;
  User: User;
  SignInReason: SignInReason;
  SignOutReason: SignOutReason;
}

export type Detail = Readonly<Record<string, keyof DetailTypes>>;

export interface EventContract {
  about: string;
  detail: Detail;
  /** It fires before a navigation or a visible default, which the host page can replace after `preventDefault()`. */
  cancelable?: boolean;
}

/** A `<template>` child of an element: what its elements may be marked with, each with a sentence. */
export interface TemplateContract {
  /** Values of `data-field`. */
  fields: Readonly<Record<string, { about: string }>>;
  /** Values of `data-link`. */
  links: Readonly<Record<string, { about: string }>>;
}

export interface Contract {
  tag: `dragoman-${string}`;
  /** One full sentence for developers who do not know the widget. */
  summary: string;
  /** It shows the same to every visitor, so a backend can prerender it. */
  isPublic: boolean;
  attributes: Readonly<Record<string, Attribute>>;
  /** Properties without an attribute, by name, with their TypeScript type and a sentence. */
  properties: Readonly<Record<string, { type: keyof PropertyTypes; about: string }>>;
  events: Readonly<Record<`dragoman-${string}`, EventContract>>;
  slots: Readonly<Record<string, string>>;
  /** The keys are the names of their slots. */
  templates: Readonly<Record<string, TemplateContract>>;
  parts: Readonly<Record<string, string>>;
}

const commonAttributes = {
  'api-url': address(
    'Base URL of the backend; by default that of the page configuration, else the origin of the script.',
  ),
  locale: text(
    'BCP 47 tag for texts, numbers, dates and language names; by default the nearest `lang`, else the browser’s.',
  ),
  theme: choice(
    ['light', 'dark', 'auto'],
    'auto',
    'Colour scheme; `auto` follows the page, else the system.',
  ),
  'theme-from': choice(
    ['auto', 'bootstrap', 'class'],
    '',
    'Where `theme="auto"` finds the page’s colour scheme: its style sheets, Bootstrap’s `data-bs-theme`, or the class `dark` of an element around; by default as the page configuration says, else in the style sheets.',
  ),
  partner: text('Partner id credited for bookings; by default that of the page configuration.'),
  analytics: choice(
    ['data-layer'],
    '',
    'Writes what visitors do into `window.dataLayer`, once they have agreed; by default as the page configuration says.',
  ),
  consent: choice(
    ['granted', 'denied'],
    '',
    'Whether the visitor has agreed to that; by default as the page configuration or `Dragoman.consent()` says.',
  ),
  load: choice(['eager', 'visible', 'interaction'], 'visible', 'When the widget starts.'),
  demo: {
    ...choice(
      ['ready', 'loading', 'empty', 'error'],
      '',
      'Shows built-in sample data without network calls, to design a page before signing up.',
    ),
    bare: 'ready',
  },
} as const satisfies Record<string, Attribute>;

const commonProperties = {
  messages: { type: 'Record<string, string>', about: 'Replacements for single texts, by message key.' },
} as const;

const commonEvents = {
  'dragoman-error': {
    about: 'A call failed and the widget shows it; `status` is the HTTP status, or 0 if no answer came.',
    detail: { status: 'number', message: 'string' },
  },
} as const satisfies Record<string, EventContract>;

/** The slots and parts of every widget that loads data. */
export const loadingSlots = {
  loading: 'Shown instead of the skeleton while loading.',
  empty: 'Shown if there is nothing to list.',
  error: 'Shown if loading failed; the Retry button stays below it.',
} as const;

export const loadingParts = {
  skeleton: 'The placeholder while loading.',
  empty: 'The empty state.',
  error: 'The message that loading failed.',
  retry: 'The Retry button.',
  status: 'The live region that announces changes to screen readers.',
} as const;

/** The line below a form that shows the state of its draft. */
export const draftParts = {
  draft: 'The note that the draft is stored on this device.',
  empty: 'The same line while the form is empty.',
  'start-over': 'The button that clears the form and deletes the draft.',
  undo: 'The button that restores the cleared text.',
  status: 'The live region that announces changes of the draft.',
} as const;

const money = { taskId: 'number', value: 'number', currency: 'string' } as const;

/** The events of every widget that shows the money of tasks; `value` is in euros. */
export const paymentEvents = {
  'dragoman-payment-start': { about: 'The customer is about to pay for a task.', detail: money },
  'dragoman-payment-held': {
    about: 'The customer’s payment for a task has arrived and is held.',
    detail: money,
  },
  'dragoman-payment-refunded': {
    about: 'The customer of a task gets money back; `value` is how much.',
    detail: money,
  },
} as const satisfies Record<string, EventContract>;

/** The parts of every form. */
export const fieldParts = {
  field: 'A field with its label.',
  control: 'The control of a field: an input, a select or a text area.',
  'field-error': 'The error of a field.',
} as const;

export const headingLevel = {
  'heading-level': {
    kind: 'number',
    whole: true,
    min: 1,
    max: 6,
    default: 2,
    about: 'Level of the widget’s first heading, so that it continues the page’s outline.',
  },
} as const satisfies Record<string, Attribute>;

type Own = Partial<Omit<Contract, 'tag' | 'summary'>> & Pick<Contract, 'tag' | 'summary'>;

const nothing = {} as const;
type Nothing = typeof nothing;
type Given<Value, Else = Nothing> = unknown extends Value ? Else : Value extends undefined ? Else : Value;

/** Defines a widget's contract. Everything else about its public interface is derived from it. */
export function defineContract<const C extends Own>(contract: C) {
  return {
    tag: contract.tag as C['tag'],
    summary: contract.summary,
    isPublic: contract.isPublic ?? false,
    attributes: { ...(contract.attributes ?? nothing), ...commonAttributes } as Given<C['attributes']> &
      typeof commonAttributes,
    properties: { ...(contract.properties ?? nothing), ...commonProperties } as Given<C['properties']> &
      typeof commonProperties,
    events: { ...(contract.events ?? nothing), ...commonEvents } as Given<C['events']> & typeof commonEvents,
    slots: (contract.slots ?? nothing) as Given<C['slots']>,
    templates: (contract.templates ?? nothing) as Given<C['templates']>,
    parts: (contract.parts ?? nothing) as Given<C['parts']>,
  };
}

export type CamelCase<Name> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** The types of properties without an attribute, by the name that contract and docs use. */
export interface PropertyTypes {
  unknown: unknown;
  'Record<string, string>': MessageOverrides;
  '(text: string, language: string) => Promise<string>': (text: string, language: string) => Promise<string>;
}

/** The props of a view: the parsed attributes by property name, and the properties without an attribute. */
export type PropsOf<C extends Contract> = {
  -readonly [Name in keyof C['attributes'] as CamelCase<Name> & string]: ValueOf<C['attributes'][Name]>;
} & {
  -readonly [Name in keyof C['properties']]: PropertyTypes[C['properties'][Name]['type']] | undefined;
};

export type DetailOf<D extends Detail> = { -readonly [Field in keyof D]: DetailTypes[D[Field]] };

/** The type of each event's detail, by event name. */
export type EventsOf<C extends Contract> = {
  [Name in keyof C['events'] & string]: C['events'] extends Record<Name, { detail: infer D extends Detail }>
    ? DetailOf<D>
    : never;
};

/** The element in a document: its properties and its events, typed. */
export interface WidgetElement extends HTMLElement {
  messages: MessageOverrides | undefined;
  /** The problems of this element on this page; empty if there are none. */
  diagnose(): Promise<Finding[]>;
}

/** Its own events come first, because TypeScript takes the first overload that fits. */
export type ElementOf<C extends Contract> = {
  addEventListener<Name extends keyof EventsOf<C>>(
    type: Name,
    listener: (event: CustomEvent<EventsOf<C>[Name]>) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
} & WidgetElement &
  PropsOf<C>;

/** The attribute names that an element reads: each attribute's own, and its property's in HTML's lower case. */
export const knownNames = ({ attributes }: Contract): string[] =>
  Object.keys(attributes).flatMap((name) => [...new Set([name, camelCase(name).toLowerCase()])]);

declare global {
  /** The contract of every widget that is imported, by its tag: each widget's entry point adds its own. */
  interface DragomanContracts {}

  interface HTMLElementTagNameMap extends Elements {}
}

type Elements = { [Tag in keyof DragomanContracts]: ElementOf<DragomanContracts[Tag]> };
