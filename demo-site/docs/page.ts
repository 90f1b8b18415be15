/** The documentation as data. The build makes it from Markdown. */
import type { TextNode } from '#core/domain/text-node.ts';

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
  body: TextNode[];
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
