/** The built files of a page: its styles, and the scripts that it will surely need, all of them asked for at once. */
import { readFileSync, statSync } from 'node:fs';
import { inProject } from '#backend/project-root.ts';

/** What Vite writes of each module that has a file of its own, and of each file that several share. */
interface BuiltFile {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}

type BuiltFiles = Readonly<Record<string, BuiltFile>>;

const list = inProject('build', 'site', 'files.json');
let known: { at: number; files: BuiltFiles } = { at: 0, files: {} };

/** Read anew after each build, as the pages are. */
function builtFiles(): BuiltFiles {
  const at = statSync(list, { throwIfNoEntry: false })?.mtimeMs;
  // In the form that Vite documents for its manifest.
  if (at && at !== known.at) known = { at, files: JSON.parse(readFileSync(list, 'utf8')) as BuiltFiles };
  return known.files;
}

/**
 * These modules after all that they import, so that a page's styles follow those that it changes; and with their texts
 * in the reader's language.
 */
function closureOf(sources: readonly string[], locale: string): BuiltFile[] {
  const files = builtFiles();
  const [seen, found] = [new Set<string>(), new Set<string>()];
  const add = (name: string) => {
    if (seen.has(name) || !files[name]) return;
    seen.add(name);
    files[name].imports?.forEach(add);
    found.add(name);
  };
  sources.forEach(add);
  // Only those of refusals are not shown before the visitor does something.
  for (const name of [...found])
    for (const texts of files[name]?.dynamicImports ?? [])
      if (texts.endsWith(`.messages.${locale}.ts`) && !texts.includes('/refusal.')) add(texts);
  return [...found].flatMap((name) => files[name] ?? []);
}

/** Keeps a page from moving while the rest of it comes: on phones, the last part of a checkout is shown first. */
export const showWhole = '<link rel="expect" href="#page-end" blocking="render">';

/** For the head of the page, which has the styles of all pages already. */
export function fileLinks(styles: readonly string[], scripts: readonly string[], locale: string): string {
  const sheets = new Set(closureOf(styles, locale).flatMap(({ css = [] }) => css));
  // In the mode in which the app would ask for them.
  return [
    ...[...sheets].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...closureOf(scripts, locale).map(
      ({ file }) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`,
    ),
  ].join('\n');
}
