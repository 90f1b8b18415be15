declare module '*.css';

declare module 'virtual:docs' {
  import type { DocsGroup, DocsPage } from '#site/docs/page.ts';

  export const groups: readonly DocsGroup[];
  export const pages: Readonly<Record<string, () => Promise<DocsPage>>>;
}

declare module 'virtual:docs/sections' {
  import type { DocsSection } from '#site/docs/page.ts';

  export const sections: readonly DocsSection[];
}
