/** A text as data: the server or a build makes it from Markdown, and the site renders it as React elements. */

export type TextNode = string | TextElement;

export interface TextElement {
  /** The name of an HTML element, or of a component of the page that shows the text. */
  tag: string;
  attributes?: Record<string, string>;
  children?: TextNode[];
}
