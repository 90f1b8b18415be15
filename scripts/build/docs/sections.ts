// Divides the pages of the documentation at their headings, for the search.
import type { DocsNode, DocsPage, DocsSection } from '#site/docs/page.ts';

export function sectionsOf({ path, title, body }: DocsPage): DocsSection[] {
  const sections: DocsSection[] = [{ page: path, pageTitle: title, id: '', heading: title, text: '' }];
  for (const node of body) {
    const section = sections.at(-1);
    if (typeof node !== 'string' && /^h[23]$/.test(node.tag))
      sections.push({
        page: path,
        pageTitle: title,
        id: node.attributes?.id ?? '',
        heading: wordsIn(node),
        text: '',
      });
    else if (section && (typeof node === 'string' || node.tag !== 'h1'))
      section.text = `${section.text} ${wordsIn(node)}`.trim();
  }
  return sections;
}

const blocks = /^(p|li|tr|td|th|table|thead|tbody|ul|ol|blockquote|h\d)$/;

function wordsIn(node: DocsNode): string {
  if (typeof node === 'string') return node;
  const text = node.attributes?.code ?? (node.children ?? []).map(wordsIn).join('');
  return blocks.test(node.tag) ? `${text.trim()} ` : text;
}
