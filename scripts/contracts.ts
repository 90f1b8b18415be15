// npm run contracts [-- --check]: writes the files generated from the widgets' contracts, or reports which are out of date.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { htmlData, webTypes } from './contracts/editors.ts';
import { manifest } from './contracts/manifest.ts';
import { messageKeys } from './contracts/message-keys.ts';
import { textsPage } from './contracts/messages.ts';
import { withEntryPoints } from './contracts/package.ts';
import { readWidgets } from './contracts/read.ts';
import { siteFacts } from './contracts/site.ts';
import { between, elementsPage, widgetTables } from './contracts/tables.ts';
import { tokenTable } from './contracts/tokens.ts';
import { allWidgets, loaderData, markup } from './contracts/types.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string, otherwise = '') =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : otherwise;
const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** Every generated file with its expected content. */
export async function generate(): Promise<Map<string, string>> {
  const widgets = await readWidgets(root);
  const { name, version } = JSON.parse(read('package.json'));
  const readmes = widgets.map(({ name: widget }) => `widgets/${widget}/README.md`);
  return new Map([
    ['package.json', withEntryPoints(read('package.json'), widgets)],
    ['metadata/custom-elements.json', json(manifest(widgets))],
    ['metadata/vscode.html-data.json', json(htmlData(widgets))],
    ['metadata/web-types.json', json(webTypes(widgets, name, version))],
    ['src/all-widgets.generated.ts', allWidgets(widgets)],
    ['src/markup.generated.ts', markup(widgets)],
    ['demo-site/embed/facts.generated.ts', siteFacts(widgets)],
    ['src/element/contract/widgets.generated.ts', loaderData(widgets)],
    ['src/element/diagnostics/message-keys.generated.ts', await messageKeys(root)],
    ['docs/elements.md', between(read('docs/elements.md', '# Elements'), elementsPage(widgets))],
    ['docs/texts.md', between(read('docs/texts.md', '# Texts'), await textsPage(root))],
    ['docs/tokens.md', between(read('docs/tokens.md', '# Tokens'), tokenTable())],
    ...widgets.flatMap((widget, index): [string, string][] => {
      const file = readmes[index] ?? '';
      return existsSync(join(root, file)) ? [[file, between(read(file), widgetTables(widget))]] : [];
    }),
  ]);
}

/** The generated files whose content differs from the expected one. */
export const stale = (files: Map<string, string>): string[] =>
  [...files].filter(([file, text]) => read(file) !== text).map(([file]) => file);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = await generate();
  const behind = stale(files);
  if (process.argv.includes('--check')) {
    for (const file of behind) console.error(`${file} is stale; run npm run contracts and commit it.`);
    process.exitCode = behind.length ? 1 : 0;
  } else {
    for (const file of behind) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), files.get(file) ?? '');
      console.log(`Wrote ${file}`);
    }
  }
}
