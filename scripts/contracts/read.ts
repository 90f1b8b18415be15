// Reads the contracts of all widgets, and writes their attributes and events as text.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Attribute, allowedValues, defaultOf } from '#core/element/contract/attribute.ts';
import type { Contract } from '#core/element/contract/contract.ts';

export interface Widget {
  /** The name of the folder and the files, and the tag without its prefix. */
  name: string;
  /** The name in camel case, and in Pascal case for types. */
  camel: string;
  type: string;
  /** The name of the exported constant with the contract. */
  constant: string;
  contract: Contract;
}

/** All widgets of the project with their contracts, sorted by name. */
export async function readWidgets(root: string): Promise<Widget[]> {
  const folder = join(root, 'widgets');
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'index.ts')));
  return Promise.all(names.sort().map((name) => readWidget(folder, name)));
}

async function readWidget(folder: string, name: string): Promise<Widget> {
  const file = join(folder, name, `${name}.contract.ts`);
  const exported: Record<string, unknown> = await import(pathToFileURL(file).href);
  const contracts = Object.entries(exported).filter(([, value]) => isContract(value));
  const [constant, contract] = contracts[0] ?? [];
  if (contracts.length !== 1 || !constant || !isContract(contract))
    throw new Error(
      `${file} must export one contract made by defineContract; it exports ${contracts.length}.`,
    );
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return { name, camel, type: `${camel[0]?.toUpperCase()}${camel.slice(1)}`, constant, contract };
}

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'tag' in value && 'attributes' in value;

/** The TypeScript type of the property that belongs to an attribute. */
export function typeOf(attribute: Attribute): string {
  switch (attribute.kind) {
    case 'choice':
      return [...new Set([...attribute.options, ...(attribute.default === '' ? [''] : [])])]
        .map((option) => `'${option}'`)
        .join(' | ');
    case 'number':
      return attribute.default === undefined ? 'number | undefined' : 'number';
    case 'flag':
      return 'boolean';
    case 'list':
      return 'readonly string[]';
    case 'text':
      return 'string';
  }
}

/** An attribute’s default as written in HTML; empty if the attribute has no default text. */
export function defaultText(attribute: Attribute): string {
  const value = defaultOf(attribute);
  if (value === false || value === undefined) return '';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** The values that an attribute accepts, as Markdown. */
export const valuesOf = (attribute: Attribute): string =>
  attribute.kind === 'choice'
    ? attribute.options.map((option) => `\`${option}\``).join(' ')
    : attribute.kind === 'text' && attribute.shape === undefined
      ? 'text'
      : allowedValues(attribute);

/** The TypeScript type of an event’s detail. */
export const detailType = (detail: Readonly<Record<string, string>>): string => {
  const fields = Object.entries(detail).map(([name, type]) => `${name}: ${type}`);
  return fields.length ? `{ ${fields.join('; ')} }` : 'Record<string, never>';
};
