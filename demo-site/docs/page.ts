/** The documentation as data. The build makes it from Markdown. */

export type DocsNode = string | DocsElement;

export interface DocsElement {
  /** The name of an HTML element, or `code-block` or `example`, for which the site has components. */
  tag: string;
  attributes?: Record<string, string>;
  children?: DocsNode[];
}

export interface DocsHeading {
  id: string;
  text: string;
}

export interface DocsPage {
  /** The path below `/Docs/`; empty for the first page. */
  path: string;
  title: string;
  /** The headings of the second level. */
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

/** A part of a page from one heading to the next. The search finds these. */
export interface DocsSection {
  /** The path of its page. */
  page: string;
  pageTitle: string;
  /** The fragment of its heading; empty for the start of the page. */
  id: string;
  heading: string;
  text: string;
}
