import { parse } from '#core/element/contract/attribute.ts';
import { camelCase } from '#core/element/contract/camel-case.ts';
import type { Contract } from '#core/element/contract/contract.ts';
import { withDiagnostics } from '#core/element/diagnostics/load.ts';

/** Where the raw text of an attribute is read from. */
type AttributeReader = (name: string) => string | null;

/**
 * The values of one element's properties. An attribute and a property of the same name write the same value, and the
 * last write wins. After `null` or `undefined`, the attribute applies again.
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
    const value = this.#parse(name, raw);
    this.#parsed.set(property, { raw, value });
    return value;
  }

  write(property: string, value: unknown): void {
    const name = this.#attributeOf.get(property);
    if (value === null || value === undefined) {
      this.#written.delete(property);
      this.#parsed.delete(property);
      if (name) this.#rejected.delete(name);
    } else this.#written.set(property, name ? this.#parse(name, value) : value);
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

  /** The current values that are not allowed, by attribute. Their defaults apply instead. */
  rejected(): (readonly [attribute: string, value: unknown])[] {
    for (const property of this.#attributeOf.keys()) this.read(property);
    return [...this.#rejected];
  }

  #parse(name: string, raw: unknown): unknown {
    const attribute = this.#contract.attributes[name];
    if (!attribute) return raw;
    const { value, allowed } = parse(attribute, raw);
    this.#rejected.delete(name);
    if (allowed) {
      this.#rejected.set(name, raw);
      withDiagnostics(({ reportValue }) => reportValue(this.#contract, name, raw));
    }
    return value;
  }
}
