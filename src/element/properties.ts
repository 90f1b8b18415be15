import { allowedValues, defaultOf, type Parsed, parse } from '#core/element/contract/attribute.ts';
import { camelCase } from '#core/element/contract/camel-case.ts';
import type { Contract } from '#core/element/contract/contract.ts';
import { isOfType, rawOf, unreadable } from '#core/element/contract/property-value.ts';
import { withDiagnostics } from '#core/element/diagnostics/load.ts';

/** Where the raw text of an attribute is read from. */
type AttributeReader = (name: string) => string | null;

/**
 * The values of one element's properties. An attribute and a property of the same name write the same value, and the
 * last write wins. After `null` or `undefined`, the attribute applies again. Equal values are the same object, and lists
 * are frozen: a page that changed one in place would wait in vain for it to show.
 */
export class Properties {
  readonly #contract: Contract;
  readonly #readAttribute: AttributeReader;
  readonly #written = new Map<string, unknown>();
  readonly #parsed = new Map<string, { raw: string | null; value: unknown }>();
  readonly #rejected = new Map<string, unknown>();
  readonly #attributeOf: ReadonlyMap<string, string>;

  constructor(contract: Contract, readAttribute: AttributeReader) {
    this.#contract = contract;
    this.#readAttribute = readAttribute;
    this.#attributeOf = new Map(Object.keys(contract.attributes).map((name) => [camelCase(name), name]));
  }

  /** The effective value, default included. */
  read(property: string): unknown {
    if (this.#written.has(property)) return this.#written.get(property);
    const name = this.#attributeOf.get(property);
    const attribute = name && this.#contract.attributes[name];
    if (!name || !attribute) return undefined;
    const raw = this.#readAttribute(name);
    const known = this.#parsed.get(property);
    if (known && known.raw === raw) return known.value;
    const value = this.#judge(name, raw, parse(attribute, raw));
    this.#parsed.set(property, { raw, value });
    return value;
  }

  write(property: string, value: unknown): void {
    const name = this.#attributeOf.get(property);
    if (value === null || value === undefined) {
      this.#written.delete(property);
      this.#parsed.delete(property);
      this.#rejected.delete(name ?? property);
      return;
    }
    // First, because reading judges the attribute's value.
    const known = this.read(property);
    const next = name ? this.#convert(name, value) : this.#checkType(property, value);
    this.#written.set(property, isSameList(known, next) ? known : next);
  }

  /** An attribute changed. It was written last, so it wins over the property. */
  attributeChanged(name: string): void {
    const property = camelCase(name);
    // The attribute’s value has to be judged again: the property’s may have been rejected.
    if (this.#written.delete(property)) this.#parsed.delete(property);
  }

  /** Whether the page sets it, to a value that is allowed. */
  readonly isGiven = (property: string): boolean => {
    const name = this.#attributeOf.get(property);
    const isSet = this.#written.has(property) || Boolean(name && this.#readAttribute(name));
    // Reading it judges its present value.
    if (isSet) this.read(property);
    return isSet && !(name && this.#rejected.has(name));
  };

  all(): Record<string, unknown> {
    const names = [...this.#attributeOf.keys(), ...Object.keys(this.#contract.properties)];
    return Object.fromEntries(names.map((name) => [name, this.read(name)]));
  }

  /** The current values that are not allowed, by attribute, or by property where there is none. Their defaults apply instead. */
  rejected(): (readonly [attribute: string, value: unknown])[] {
    for (const property of this.#attributeOf.keys()) this.read(property);
    return [...this.#rejected];
  }

  #convert(name: string, value: unknown): unknown {
    const attribute = this.#contract.attributes[name];
    if (!attribute) return value;
    const raw = rawOf(attribute, value);
    const invalid = { value: defaultOf(attribute), allowed: allowedValues(attribute) };
    return this.#judge(name, value, raw === unreadable ? invalid : parse(attribute, raw));
  }

  /** A property without an attribute: undefined where its value is of another type. */
  #checkType(property: string, value: unknown): unknown {
    const { type } = this.#contract.properties[property] ?? { type: 'unknown' };
    return this.#judge(
      property,
      value,
      isOfType[type](value) ? { value } : { value: undefined, allowed: type },
    );
  }

  #judge(name: string, raw: unknown, { value, allowed }: Parsed): unknown {
    this.#rejected.delete(name);
    if (allowed) {
      this.#rejected.set(name, raw);
      withDiagnostics(({ reportValue }) => reportValue(this.#contract, name, raw));
    }
    return Array.isArray(value) ? Object.freeze(value) : value;
  }
}

const isSameList = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) &&
  Array.isArray(other) &&
  one.length === other.length &&
  one.every((item, index) => item === other[index]);
