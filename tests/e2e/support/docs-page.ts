/** Pages around the HTML of the documentation. */

/** A page around a snippet. A snippet without a script gets the loader. */
export async function pageWith(snippet: string, siteUrl: string): Promise<string> {
  const html = await withHash(snippet.replaceAll('https://dragoman.example', siteUrl), siteUrl);
  if (/^<!doctype/i.test(html)) return html.replace('<head>', '<head><link rel="icon" href="data:," />');
  const script = /<script[^>]+src=/.test(html)
    ? ''
    : `<script async type="module" src="${siteUrl}/embed/dragoman.js" crossorigin></script>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
    <link rel="icon" href="data:,"></head><body>${script}${html}</body></html>`;
}

/** Fills in the integrity hash, which the documentation leaves out. */
async function withHash(html: string, siteUrl: string): Promise<string> {
  const file = /\/embed\/([\w-]+\.js)"[^>]*integrity="sha384-…"/.exec(html)?.[1];
  if (!file) return html;
  const hashes: Record<string, string> = await (await fetch(`${siteUrl}/embed/integrity.json`)).json();
  return html.replace('sha384-…', hashes[file] ?? '');
}

/** The elements that a snippet contains. */
export function elementsIn(html: string): string[] {
  const elements = [...html.matchAll(/<(dragoman-[\w-]+)/g)].map(([, tag = '']) => tag);
  const replaced = [...html.matchAll(/data-dragoman="([\w-]+)"/g)].map(([, name]) => `dragoman-${name}`);
  return [...new Set([...elements, ...replaced])];
}
