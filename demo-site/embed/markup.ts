/** Writes elements as HTML text. */

export type Attributes = readonly (readonly [name: string, value: string])[];

const maxLength = 110;

const escapeAttribute = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const attributeText = ([name, value]: Attributes[number]): string =>
  value === '' ? name : `${name}="${escapeAttribute(value)}"`;

/** A start tag on one line, or with one line per attribute if it is too long. */
export function startTag(tag: string, attributes: Attributes): string {
  const written = attributes.map(attributeText);
  const line = `<${[tag, ...written].join(' ')}>`;
  return line.length <= maxLength ? line : [`<${tag}`, ...written.map((text) => `  ${text}`), '>'].join('\n');
}

export function elementText(tag: string, attributes: Attributes, children = ''): string {
  const content = children && `\n${indent(children)}\n`;
  return `${startTag(tag, attributes)}${content}</${tag}>`;
}

export const indent = (text: string, by = '  '): string => text.replace(/^(?=.)/gm, by);
