// Completion data for editors, made from the contracts.
import type { Attribute } from '#core/element/contract/attribute.ts';
import { camelCase } from '#core/element/contract/camel-case.ts';
import { fallback } from './manifest.ts';
import { defaultText, detailType, typeOf, type Widget } from './read.ts';
import { variables } from './tokens.ts';

/** Custom HTML data for Visual Studio Code: tags, attributes and their values. */
export const htmlData = (widgets: Widget[]): object => ({
  version: 1.1,
  tags: widgets.map(({ contract }) => ({
    name: contract.tag,
    description: contract.summary,
    attributes: Object.entries(contract.attributes).map(([name, attribute]) => ({
      name,
      description: attribute.about,
      ...(attribute.kind === 'choice' && { values: attribute.options.map((option) => ({ name: option })) }),
      ...(attribute.kind === 'flag' && { valueSet: 'v' }),
    })),
  })),
});

/** Web types for JetBrains editors. */
export const webTypes = (widgets: Widget[], name: string, version: string): object => ({
  $schema: 'https://json.schemastore.org/web-types',
  name,
  version,
  'description-markup': 'markdown',
  contributions: {
    html: { elements: widgets.map(element) },
    css: {
      properties: variables.map((variable) => ({ name: variable.name, description: variable.about })),
    },
  },
});

const element = ({ contract }: Widget): object => ({
  name: contract.tag,
  description: contract.summary,
  attributes: Object.entries(contract.attributes).map(([name, attribute]) => ({
    name,
    description: attribute.about,
    required: false,
    ...(defaultText(attribute) && { default: defaultText(attribute) }),
    value: attributeValue(attribute),
  })),
  slots: [
    { name: '', description: fallback },
    ...Object.entries(contract.slots).map(([name, description]) => ({ name, description })),
  ],
  css: { parts: Object.entries(contract.parts).map(([name, description]) => ({ name, description })) },
  js: {
    events: Object.entries(contract.events).map(([name, { about, detail }]) => ({
      name,
      description: about,
      type: `CustomEvent<${detailType(detail)}>`,
    })),
    properties: [
      ...Object.entries(contract.attributes).map(([name, attribute]) => ({
        name: camelCase(name),
        description: attribute.about,
        type: typeOf(attribute),
      })),
      ...Object.entries(contract.properties).map(([name, { type, about }]) => ({
        name,
        description: about,
        type,
      })),
    ],
  },
});

const attributeValue = (attribute: Attribute) =>
  attribute.kind === 'choice'
    ? { kind: 'plain', type: attribute.options.map((option) => `"${option}"`) }
    : { kind: attribute.kind === 'flag' ? 'no-value' : 'plain', type: typeOf(attribute) };
