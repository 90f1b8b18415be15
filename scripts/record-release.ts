// npm run record-release -- http://localhost:3000: records what this version promises, from the built package and a running
// marketplace.
// Later versions are tested against it: tests/contracts/releases.node.test.ts, tests/backend/calls/released-calls.test.ts and
// tests/e2e/released-pages.slow.test.ts.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { docsFiles } from '#backend/features/site/docs.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const [marketplace] = process.argv.slice(2);
if (!marketplace)
  throw new Error('Name a running marketplace: npm run record-release -- http://localhost:3000');

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };
const folder = join(root, 'tests/releases', version);
rmSync(folder, { recursive: true, force: true });
mkdirSync(join(folder, 'pages'), { recursive: true });

writeFileSync(
  join(folder, 'custom-elements.json'),
  `${JSON.stringify(JSON.parse(read('dist/custom-elements.json')))}\n`,
);
const calls = await (await fetch(new URL('/openapi.json', marketplace))).json();
const withoutTexts = (key: string, value: unknown) =>
  typeof value === 'string' && (key === 'description' || key === 'summary') ? undefined : value;
writeFileSync(join(folder, 'openapi.json'), `${JSON.stringify(calls, withoutTexts)}\n`);

let pages = 0;
for (const file of ['README.md', ...docsFiles()])
  for (const [, html = ''] of read(file).matchAll(/^```html\n([\s\S]*?)^```/gm)) {
    pages += 1;
    writeFileSync(join(folder, 'pages', `${String(pages).padStart(2, '0')}.html`), html);
  }
console.log(`Recorded ${version}: elements, calls and ${pages} pages.`);
