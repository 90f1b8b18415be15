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

declare module 'virtual:derived/elements' {
  import type { AttributeFacts, ElementFacts, TokenFacts } from '#site/embed/facts.ts';

  export const onEveryElement: readonly AttributeFacts[];
  export const elements: readonly ElementFacts[];
  export const tokens: readonly TokenFacts[];
}
