// npm run create <widget>: makes a new widget from the template, with all its files, working and tested.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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

mkdirSync(folder);
for (const file of readdirSync(template)) {
  writeFileSync(join(folder, renamed(file)), renamed(readFileSync(join(template, file), 'utf8')));
  console.log(`Wrote widgets/${name}/${renamed(file)}`);
}
for (const args of [
  ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--log-level=error', `widgets/${name}`],
  ['node_modules/tsx/dist/cli.mjs', 'scripts/contracts.ts'],
])
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });

console.log(`
Next: describe it in widgets/${name}/${name}.contract.ts, run npm run contracts after each change there,
and its tests with: npx vitest run --project browser widgets/${name}`);
