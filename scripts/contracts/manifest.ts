// The custom elements manifest, made from the contracts.
import { camelCase } from '#core/element/contract/camel-case.ts';
import { defaultText, detailType, typeOf, type Widget } from './read.ts';
import { variables } from './tokens.ts';

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
