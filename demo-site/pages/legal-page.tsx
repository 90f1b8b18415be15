/** What the company says about itself and about what people agree to. */
import { createElement, Fragment, type ReactNode, useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import type { TextElement, TextNode } from '#core/domain/text-node.ts';
import { directionOf } from '#core/i18n/locale.ts';
import type { ReadLegalText } from '#site/legal-text.ts';
import { usePreferences } from '#site/shell/preferences.ts';
import { useTitle } from '#site/shell/use-title.ts';

export function LegalPage() {
  const {
    text: { title, language, body },
    locale: readLocale,
  } = useLoaderData<ReadLegalText>();
  const { locale } = usePreferences();
  const { revalidate } = useRevalidator();
  useTitle(title);
  useEffect(() => {
    if (readLocale && readLocale !== locale) void revalidate();
  }, [readLocale, locale, revalidate]);
  const [lead, ...sections] = sectionsOf(body);
  // It may not be there in the visitor's language: assistive technology reads it out in its own.
  return (
    <article className="container page text-page" lang={language} dir={directionOf(language)}>
      <h1>{title}</h1>
      {lead && lead.length > 0 && <Words nodes={lead} />}
      {sections.map(([heading, ...nodes]) => createElement(Section, { heading, nodes }))}
    </article>
  );
}

/** What comes before the first heading of the second level, then each such heading with what follows it. */
function sectionsOf(body: readonly TextNode[]): TextNode[][] {
  const sections: TextNode[][] = [[]];
  for (const node of body) {
    if (typeof node !== 'string' && node.tag === 'h2') sections.push([]);
    sections.at(-1)?.push(node);
  }
  return sections;
}

function Section({ heading, nodes }: { heading: TextNode | undefined; nodes: readonly TextNode[] }) {
  return (
    <section>
      {heading !== undefined && <Content nodes={[heading]} />}
      <Words nodes={nodes} />
    </section>
  );
}

const Words = ({ nodes }: { nodes: readonly TextNode[] }) => (
  <div className="text-page__words">
    <Content nodes={nodes} />
  </div>
);

/** Spread as children: the nodes of a text never move, so they need no keys. */
function Content({ nodes }: { nodes: readonly TextNode[] }): ReactNode {
  return createElement(Fragment, null, ...nodes.map(elementOf));
}

const elementOf = (node: TextNode): ReactNode =>
  typeof node === 'string' ? node : createElement(node.tag, node.attributes, ...childrenOf(node));

const childrenOf = ({ children = [] }: TextElement): ReactNode[] => children.map(elementOf);
