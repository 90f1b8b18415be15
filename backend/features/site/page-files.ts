/** The built files of a page: its styles, and the scripts that it will surely need, all of them asked for at once. */
import { hash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { LRUCache } from 'lru-cache';
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

/** Module preloads, in the mode in which the app asks for the files. They wait for what the page shows. */
export const moduleLinks = (modules: readonly string[], locale: string): string =>
  closureOf(modules, locale)
    .map(({ file }) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`)
    .join('\n');

interface StyleSheet {
  address: string;
  css: string;
  /** For the content security policy's `style-src`. */
  source: string;
}

const sheetLink = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;

/** The style sheets that the built page links to, then those of the app and those that only these modules have. */
export function styleSheets(index: string, modules: readonly string[]): StyleSheet[] {
  const shared = [...index.matchAll(sheetLink)].map(([, file = '']) => file);
  const own = closureOf(['app.tsx', ...modules], '').flatMap(({ css = [] }) => css);
  return [...new Set([...shared, ...own])].map((file) => sheets.memo(file));
}

/**
 * Puts the style sheets into the head of the page: a first visit waits for one answer less. The links load nothing; they
 * tell the app, which loads the styles of further pages, what is there.
 */
export const withStyles = (index: string, own: readonly StyleSheet[]): string =>
  index.replace(sheetLink, '').replace('</head>', () => {
    const elements = own.map(
      ({ address, css }) => `<style>${css}</style><link rel="stylesheet" disabled href="${address}">`,
    );
    return `${elements.join('')}</head>`;
  });

/** Built files never change: a new build has new names. */
const sheets = new LRUCache<string, StyleSheet>({ max: 100, memoMethod: readSheet });

function readSheet(file: string): StyleSheet {
  const css = readFileSync(inProject('build', 'site', file), 'utf8').trim();
  return { address: `/${file}`, css, source: styleSource(css) };
}

export const styleSource = (css: string): string => `'sha256-${hash('sha256', css, 'base64')}'`;
