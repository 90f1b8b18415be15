// npm run contracts [-- --check]: writes what people read of the widgets' contracts into package.json, READMEs and docs, or
// reports which of these are out of date.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withEntryPoints } from './contracts/package.ts';
import { readWidgets } from './contracts/read.ts';
import { between, elementsPage, tokenTable, widgetTables } from './contracts/tables.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string, otherwise = '') =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : otherwise;

/** Every file with a generated part, with its expected content. */
export async function generate(): Promise<Map<string, string>> {
  const widgets = await readWidgets(root);
  const readmes = widgets.map(({ name: widget }) => `widgets/${widget}/README.md`);
  return new Map([
    ['package.json', withEntryPoints(read('package.json'), widgets)],
    ['docs/elements.md', between(read('docs/elements.md', '# Elements'), elementsPage(widgets))],
    ['docs/tokens.md', between(read('docs/tokens.md', '# Tokens'), tokenTable())],
    ...widgets.flatMap((widget, index): [string, string][] => {
      const file = readmes[index] ?? '';
      return existsSync(join(root, file)) ? [[file, between(read(file), widgetTables(widget))]] : [];
    }),
  ]);
}

/** The files whose content differs from the expected one. */
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
