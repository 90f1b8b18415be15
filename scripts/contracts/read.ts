import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Attribute, allowedValues, defaultOf } from '#core/element/contract/attribute.ts';
import type { Contract } from '#core/element/contract/contract.ts';

export interface Widget {
  /** Folder, file stem and tag without its prefix. */
  name: string;
  /** The name in camel case, and with a capital as types are called. */
  camel: string;
  type: string;
  /** The exported constant that holds the contract. */
  constant: string;
  contract: Contract;
}

/** Every widget of the project with its contract, by name. */
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

/** The TypeScript type of a property that an attribute stands for. */
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

/** How an attribute’s default is written in HTML; empty when leaving it out means nothing in particular. */
export function defaultText(attribute: Attribute): string {
  const value = defaultOf(attribute);
  if (value === false || value === undefined) return '';
  return Array.isArray(value) ? value.join(', ') : String(value);
}

/** What an attribute takes, where its type alone does not say so. */
export const takes = (attribute: Attribute): string =>
  attribute.kind === 'choice'
    ? attribute.options.map((option) => `\`${option}\``).join(' ')
    : attribute.kind === 'text' && attribute.shape === undefined
      ? 'text'
      : allowedValues(attribute);

/** An event’s detail as a TypeScript type. */
export const detailType = (detail: Readonly<Record<string, string>>): string => {
  const fields = Object.entries(detail).map(([name, type]) => `${name}: ${type}`);
  return fields.length ? `{ ${fields.join('; ')} }` : 'Record<string, never>';
};
