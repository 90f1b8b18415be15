/** What the documentation is made of once its Markdown has been read, which happens when the site is built. */

export type DocsNode = string | DocsElement;

export interface DocsElement {
  /** An HTML element's name, or `code-block`, `example` or `table-room`, which the site shows in its own way. */
  tag: string;
  attributes?: Record<string, string>;
  children?: DocsNode[];
}

export interface DocsHeading {
  id: string;
  text: string;
}

export interface DocsPage {
  /** Below `/Docs/`; empty for the first page. */
  path: string;
  title: string;
  /** Those of the second level. */
  headings: DocsHeading[];
  body: DocsNode[];
}

export interface DocsEntry {
  path: string;
  title: string;
}

export interface DocsGroup {
  title: string;
  entries: DocsEntry[];
}
