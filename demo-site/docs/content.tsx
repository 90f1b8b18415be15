import { createElement, Fragment, type ReactNode } from 'react';
import type { TextElement, TextNode } from '#core/domain/text-node.ts';
import { useIntegratorMessages } from '#site/messages/integrators.ts';
import { CodeBlock } from '#site/shell/code-block.tsx';
import { useOrigin } from '#site/shell/visitor.ts';
import { Example } from './example.tsx';

/** Renders the nodes of a documentation page, which the build made from Markdown. */
export function Content({ nodes }: { nodes: readonly TextNode[] }): ReactNode {
  const rendered = nodes.map((node) =>
    typeof node === 'string' ? node : createElement(Node, { element: node }),
  );
  // Spread as children: the nodes of a page never move, so they need no keys.
  return createElement(Fragment, null, ...rendered);
}

function Node({ element }: { element: TextElement }): ReactNode {
  const { tag, attributes = {}, children = [] } = element;
  const content = <Content nodes={children} />;
  const origin = useOrigin();
  switch (tag) {
    case 'example':
      return <Example markup={onSite(origin, attributes.code)} />;
    case 'code-block':
      return <CodeBlock code={onSite(origin, attributes.code)} label={attributes.language} />;
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container needs keyboard focus
        <div className="docs__table" tabIndex={0}>
          <table>{content}</table>
        </div>
      );
    case 'h2':
    case 'h3':
      return <Heading tag={tag} id={attributes.id ?? ''} content={content} />;
    case 'hr':
      return <hr />;
    default:
      return createElement(tag, attributes, content);
  }
}

function Heading({ tag: Tag, id, content }: { tag: 'h2' | 'h3'; id: string; content: ReactNode }) {
  const { docs } = useIntegratorMessages();
  return (
    <Tag id={id} tabIndex={-1}>
      {content}
      <a className="docs__anchor" href={`#${id}`} aria-label={docs.linkTo(id)}>
        #
      </a>
    </Tag>
  );
}

/** Replaces the example backend of the documentation by this one. */
const onSite = (origin: string, code = ''): string => code.replaceAll('https://dragoman.example', origin);
