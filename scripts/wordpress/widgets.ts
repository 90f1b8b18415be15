// What the WordPress plugin has to know of the widgets, from their contracts.
import { type Attribute, allowedValues, defaultOf } from '#core/element/contract/attribute.ts';
import { camelCase } from '#core/element/contract/camel-case.ts';
import type { Widget } from '#scripts/contracts/read.ts';
import { fallbackLinks } from '#site/embed/fallback-link.ts';

/** The widgets that are of use to a visitor who is not signed in. */
const included = [
  'checkout',
  'launcher',
  'offer-detail',
  'offer-grid',
  'request-board',
  'service-select',
  'sign-in',
  'toaster',
];

/** The address is the administrator's choice: with it an author could send the page's visitors to another backend. */
const withheld = ['api-url'];

export const forWordPress = (widgets: Widget[]): Widget[] =>
  widgets.filter(({ name }) => included.includes(name));

export const titleOf = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;

const attributesOf = ({ contract }: Widget) =>
  Object.entries(contract.attributes).filter(([name]) => !withheld.includes(name));

/** The plugin's widgets.json: its PHP checks attributes by it, its editor makes controls of it. */
export function widgetData(widgets: Widget[]): object {
  const isCommon = (name: string) => widgets.every(({ contract }) => name in contract.attributes);
  return Object.fromEntries(
    widgets.map((widget) => [
      widget.name,
      {
        tag: widget.contract.tag,
        title: titleOf(widget.name),
        attributes: Object.fromEntries(
          attributesOf(widget).map(([name, attribute]) => [
            name,
            { property: camelCase(name), isCommon: isCommon(name), ...attributeData(attribute) },
          ]),
        ),
        fallback: fallbackOf(widget),
      },
    ]),
  );
}

function attributeData(attribute: Attribute): object {
  const { shape, ...facts } = { shape: undefined, ...attribute };
  return {
    ...facts,
    about: attribute.about.replaceAll('`', ''),
    default: defaultOf(attribute),
    allowed: allowedValues(attribute),
    ...(shape && { pattern: phpPattern(shape.pattern) }),
  };
}

/** A pattern as PHP reads it: `$` is the end of the text alone, and characters are of Unicode. */
const phpPattern = ({ source, flags }: RegExp) =>
  `~${source.replaceAll('~', '\\~').replace(/\\u([\da-f]{4})/gi, '\\x{$1}')}~uD${flags.includes('i') ? 'i' : ''}`;

function fallbackOf({ name }: Widget) {
  const [path, text] = fallbackLinks[name] ?? [];
  if (!path || !text) return null;
  return { path, text, ...(name === 'offer-grid' && { category: '/Category/{category}' }) };
}

/** The block's block.json. */
export const blockData = (widget: Widget, version: string) => ({
  $schema: 'https://schemas.wp.org/trunk/block.json',
  apiVersion: 2,
  name: `dragoman/${widget.name}`,
  title: `Dragoman: ${titleOf(widget.name)}`,
  category: 'widgets',
  icon: 'translation',
  description: widget.contract.summary,
  keywords: ['translation', 'dragoman'],
  version,
  textdomain: 'dragoman',
  attributes: Object.fromEntries(
    attributesOf(widget).map(([name, attribute]) => [camelCase(name), blockAttribute(attribute)]),
  ),
  supports: { html: false, align: ['wide', 'full'] },
  editorScript: 'dragoman-editor',
});

function blockAttribute(attribute: Attribute): object {
  switch (attribute.kind) {
    case 'flag':
      return { type: 'boolean' };
    case 'number':
      return { type: 'number' };
    default:
      return { type: 'string' };
  }
}
