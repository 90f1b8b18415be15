import { createElement, Fragment, type ReactNode } from 'react';
import { useIntegratorMessages } from '#site/messages/integrators.ts';
import { CodeBlock } from '#site/shell/code-block.tsx';
import { Example } from './example.tsx';
import type { DocsElement, DocsNode } from './page.ts';

/** What a page says, as elements: its text was read when the site was built. */
export function Content({ nodes }: { nodes: readonly DocsNode[] }): ReactNode {
  const pieces = nodes.map((node) =>
    typeof node === 'string' ? node : createElement(Piece, { element: node }),
  );
  // Spread, for the nodes of a page never change their places and need no names.
  return createElement(Fragment, null, ...pieces);
}

function Piece({ element }: { element: DocsElement }): ReactNode {
  const { tag, attributes = {}, children = [] } = element;
  const content = <Content nodes={children} />;
  switch (tag) {
    case 'example':
      return <Example markup={onThisSite(attributes.code)} />;
    case 'code-block':
      return <CodeBlock code={onThisSite(attributes.code)} label={attributes.language} />;
    case 'table':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
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

/** The documentation names a backend that does not exist; here the one that shows it stands in. */
const onThisSite = (code = ''): string => code.replaceAll('https://dragoman.example', location.origin);
