/** Attributes and events of each tag as markup and templates write them: the source of the types for JSX, Vue and Svelte. */
import type { Attribute } from '#core/element/contract/attribute.ts';
import type {
  CamelCase,
  Contract,
  ElementOf,
  EventsOf,
  PropertyTypes,
} from '#core/element/contract/contract.ts';
import type {} from './all-widgets.ts';

/** What an attribute takes in markup: also the text of a number, and the texts and lists that its property parses. */
type MarkupValue<A extends Attribute> = A extends {
  kind: 'choice';
  options: readonly (infer Option)[];
  default: infer Default;
}
  ? Option | Default | (A extends { bare: string } ? boolean : never)
  : A extends { kind: 'flag' }
    ? boolean | '' | 'true' | 'false'
    : A extends { kind: 'list' }
      ? readonly (string | number)[] | string | number
      : string | number;

/** Each attribute in both spellings, its own and its property's, then the properties without an attribute. */
type AttributesOf<C extends Contract> = {
  -readonly [Name in keyof C['attributes']]?: MarkupValue<C['attributes'][Name]> | undefined;
} & {
  -readonly [Name in keyof C['attributes'] as CamelCase<Name> & string]?:
    | MarkupValue<C['attributes'][Name]>
    | undefined;
} & {
  -readonly [Name in keyof C['properties']]?: PropertyTypes[C['properties'][Name]['type']] | undefined;
};

type CustomEventsOf<C extends Contract> = {
  [Name in keyof EventsOf<C>]: CustomEvent<EventsOf<C>[Name]>;
};

/** Each tag with its attributes, its events and the type of its element. */
export type Markup = {
  [Tag in keyof DragomanContracts]: {
    attributes: AttributesOf<DragomanContracts[Tag]>;
    events: CustomEventsOf<DragomanContracts[Tag]>;
    element: ElementOf<DragomanContracts[Tag]>;
  };
};

type AnyEvents = Markup[keyof Markup]['events'];
type NamesIn<Events> = Events extends unknown ? keyof Events : never;
type EventNamed<Name, Events> = Events extends unknown
  ? Name extends keyof Events
    ? Events[Name]
    : never
  : never;

/** Every event by its name, as it arrives outside the element. */
type DragomanEventMap = { [Name in NamesIn<AnyEvents>]: EventNamed<Name, AnyEvents> };

declare global {
  interface HTMLElementEventMap extends DragomanEventMap {}
  interface DocumentEventMap extends DragomanEventMap {}
  interface WindowEventMap extends DragomanEventMap {}
}
