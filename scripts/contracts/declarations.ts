// The declarations of the contracts in the published package: with each description as a comment, which editors show.
import { type Attribute, allowedValues } from '#core/element/contract/attribute.ts';
import type { Widget } from './read.ts';

/** What TypeScript infers for a contract says no more than this, and none of the descriptions. */
export const contractDeclaration = ({ constant, contract }: Widget): string => {
  const { tag, attributes, properties, events, slots, templates, parts } = contract;
  return `export declare const ${constant}: ${block([
    `tag: '${tag}'`,
    'summary: string',
    'isPublic: boolean',
    `attributes: ${members(attributes, aboutAttribute)}`,
    `properties: ${members(properties, ({ about }) => about)}`,
    `events: ${members(events, ({ about, cancelable }) => (cancelable ? `${about} Cancelable.` : about))}`,
    `slots: ${members(slots, (about) => about)}`,
    `templates: ${typeOf(templates)}`,
    `parts: ${members(parts, (about) => about)}`,
  ])};\n`;
};

const aboutAttribute = (attribute: Attribute): string =>
  attribute.kind === 'text' || attribute.kind === 'flag'
    ? attribute.about
    : `${attribute.about} Accepts ${allowedValues(attribute)}.`;

const members = <Value>(entries: Readonly<Record<string, Value>>, about: (value: Value) => string): string =>
  block(Object.entries(entries).map(([name, value]) => `/** ${about(value)} */ '${name}': ${typeOf(value)}`));

const block = (lines: string[]): string => `{\n${lines.map((line) => `${line};\n`).join('')}}`;

/** The type of one value of a contract: literal, so that props and events can be derived from it, but for descriptions. */
function typeOf(value: unknown): string {
  if (value instanceof RegExp) return 'RegExp';
  if (Array.isArray(value)) return `readonly [${value.map(typeOf).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return block(Object.entries(value).map(([name, inner]) => `'${name}': ${typeOf(inner)}`));
  return typeof value === 'string' && /\.$/.test(value) ? 'string' : (JSON.stringify(value) ?? 'undefined');
}
