// npm run build:wordpress: writes the WordPress plugin, dist/wordpress/dragoman.zip.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readWidgets } from './contracts/read.ts';
import { languageFiles } from './wordpress/languages.ts';
import { sourcesIn, textsOf } from './wordpress/texts.ts';
import { blockData, forWordPress, widgetData } from './wordpress/widgets.ts';
import { zip } from './wordpress/zip.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = join(root, 'integrations/wordpress');
const target = join(root, 'dist/wordpress/dragoman.zip');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const widgets = forWordPress(await readWidgets(root));
const json = (value: object) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

const sources = sourcesIn(source);
const files = new Map<string, Buffer>();
for (const [path, text] of sources)
  files.set(`dragoman/${path}`, Buffer.from(text.replaceAll('{version}', version)));
for (const [name, content] of languageFiles(textsOf(sources, widgets)))
  files.set(`dragoman/languages/${name}`, content);
files.set('dragoman/LICENSE', readFileSync(join(root, 'LICENSE')));
files.set('dragoman/widgets.json', json(widgetData(widgets)));
for (const widget of widgets)
  files.set(`dragoman/blocks/${widget.name}/block.json`, json(blockData(widget, version)));

mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, zip(files));
console.log(`Wrote ${target}: ${widgets.map(({ name }) => name).join(', ')}`);
