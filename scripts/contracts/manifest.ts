// What editors read of the contracts: the custom elements manifest, and completion data.
import type { Attribute } from '#core/element/contract/attribute.ts';
import { camelCase } from '#core/element/contract/camel-case.ts';
import { defaultText, detailType, typeOf, type Widget } from './read.ts';
import { variables } from './tables.ts';

export const fallback =
  'Shown until the widget is ready, and where scripts do not run; for example a list of links.';

/** The content of custom-elements.json. */
export const manifest = (widgets: Widget[]): object => ({
  schemaVersion: '2.1.0',
  readme: 'README.md',
  modules: widgets.map(({ name, type, contract }) => ({
    kind: 'javascript-module',
    path: `dist/${name}.js`,
    summary: contract.summary,
    declarations: [
      {
        kind: 'class',
        customElement: true,
        name: `Dragoman${type}`,
        tagName: contract.tag,
        summary: contract.summary,
        description: contract.summary,
        superclass: { name: 'HTMLElement' },
        attributes: attributes(contract),
        members: [...attributeFields(contract), ...fields(contract), diagnose],
        events: Object.entries(contract.events).map(([event, { about, detail }]) => ({
          name: event,
          type: { text: `CustomEvent<${detailType(detail)}>` },
          description: about,
        })),
        slots: [
          { name: '', description: fallback },
          ...Object.entries(contract.slots).map(([slot, description]) => ({ name: slot, description })),
        ],
        cssParts: Object.entries(contract.parts).map(([part, description]) => ({ name: part, description })),
        cssProperties: variables.map((variable) => ({
          name: variable.name,
          description: variable.about,
          default:
            variable.light === variable.dark
              ? variable.light
              : `light-dark(${variable.light}, ${variable.dark})`,
        })),
      },
    ],
    exports: [
      {
        kind: 'custom-element-definition',
        name: contract.tag,
        declaration: { name: `Dragoman${type}`, module: `dist/${name}.js` },
      },
    ],
  })),
});

const diagnose = {
  kind: 'method',
  name: 'diagnose',
  description:
    'Returns the problems of this element on this page, with a fix for each; an empty list if there are none.',
  return: { type: { text: 'Promise<Finding[]>' } },
};

const attributes = (contract: Widget['contract']) =>
  Object.entries(contract.attributes).map(([name, attribute]) => ({
    name,
    fieldName: camelCase(name),
    type: { text: typeOf(attribute) },
    ...(defaultText(attribute) && { default: JSON.stringify(defaultText(attribute)) }),
    description: attribute.about,
  }));

const attributeFields = (contract: Widget['contract']) =>
  Object.entries(contract.attributes).map(([name, attribute]) => ({
    kind: 'field',
    name: camelCase(name),
    attribute: name,
    type: { text: typeOf(attribute) },
    ...(defaultText(attribute) && { default: JSON.stringify(defaultText(attribute)) }),
    description: attribute.about,
  }));

const fields = (contract: Widget['contract']) =>
  Object.entries(contract.properties).map(([name, { type, about }]) => ({
    kind: 'field',
    name,
    type: { text: type },
    description: about,
  }));

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
