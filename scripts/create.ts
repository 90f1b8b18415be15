// npm run create <widget>: makes a new widget from the template, with all its files, working and tested.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { textLanguages } from '#core/domain/languages.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const template = join(root, 'scripts/create/template');

const name = process.argv[2] ?? '';
const folder = join(root, 'widgets', name);

/** Why a name cannot be a widget's; undefined where it can. */
function problemWith(name: string): string | undefined {
  if (!name) return 'Name the widget: npm run create language-badge';
  if (name.startsWith('dragoman-'))
    return `Leave the prefix out: npm run create ${name.slice('dragoman-'.length)}`;
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    return `"${name}" cannot be a tag's name; use lower-case words with hyphens between them, such as language-badge.`;
  if (/^(index|page|server|embed|chunks|types|react|preact|solid|svelte|vue)$/.test(name))
    return `"${name}" is the name of another entry point of the package; choose another.`;
  if (existsSync(folder)) return `There is a widget "${name}" already, in widgets/${name}.`;
}

const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascal = camel.slice(0, 1).toUpperCase() + camel.slice(1);
const renamed = (text: string) =>
  text.replaceAll('widget-name', name).replaceAll('WidgetName', pascal).replaceAll('widgetName', camel);

const problem = problemWith(name);
if (problem) {
  console.error(problem);
  process.exit(1);
}

mkdirSync(join(folder, 'messages'), { recursive: true });
for (const entry of readdirSync(template, { recursive: true, withFileTypes: true }))
  if (entry.isFile()) {
    const file = join(entry.parentPath, entry.name);
    write(renamed(relative(template, file)), renamed(readFileSync(file, 'utf8')));
  }
const english = readFileSync(join(template, 'messages/en.ts'), 'utf8');
for (const language of textLanguages.filter((one) => one !== 'en'))
  write(`messages/${language}.ts`, untranslated(english));

function write(file: string, text: string): void {
  writeFileSync(join(folder, file), text);
  console.log(`Wrote widgets/${name}/${file}`);
}

/** The English texts in the place of another language's. The contracts' tests find sentences that stay so. */
function untranslated(english: string): string {
  const [, texts = ''] = /^export const messages = (\{.*?^\});$/ms.exec(english) ?? [];
  return `import type { Messages } from './en.ts';\n\n/** To be translated. */\nexport const messages: Messages = ${texts};\n`;
}
const list = join(root, 'src/all-widgets.ts');
const [head = '', ...lines] = readFileSync(list, 'utf8').trimEnd().split('\n');
const all = [...lines, `export * from '@dragoman/widgets/${name}';`].sort();
writeFileSync(list, `${[head, ...all].join('\n')}\n`);

for (const args of [
  ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--log-level=error', `widgets/${name}`],
  ['node_modules/tsx/dist/cli.mjs', 'scripts/contracts.ts'],
])
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });

console.log(`
Next: describe it in widgets/${name}/${name}.contract.ts, translate widgets/${name}/messages, run npm run contracts after each change there,
and its tests with: npx vitest run --project browser widgets/${name}`);
