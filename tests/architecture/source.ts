/** What the architecture rules read: the project's sources, their imports, and a rule made from a pattern. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Source {
  path: string;
  code: string;
  /** The code with comments blanked out, so that a rule may be named where it is explained. */
  bare: string;
}

export interface Violation {
  file: string;
  line: number;
  what: string;
}

/** One promise of the architecture: how to notice that it is broken, how to fix it, and examples of both. */
export interface Rule {
  name: string;
  fix: string;
  check(sources: Source[]): Violation[];
  /** Path and code that the rule must find fault with. */
  rejects: [path: string, code: string][];
  /** Path and code that look alike and are right. */
  accepts: [path: string, code: string][];
}

export const source = (path: string, code: string): Source => ({ path, code, bare: blankComments(code) });

export const describeViolation = ({ name, fix }: Rule, { file, line, what }: Violation): string =>
  `${file}:${line} ${name}: ${what}. ${fix}`;

const folders = ['src', 'widgets', 'backend', 'demo-site', 'tests', 'tools', 'scripts'];

/** Every source file of the project, how its tests run, and the README of each widget. Not the rules, whose examples break them. */
export function readProject(root: string): Source[] {
  const inFolders = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  return [...inFolders, 'vitest.config.ts']
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(tsx?|mjs|css)$|^widgets\/.*\.md$/.test(path))
    .filter((path) => !path.startsWith('tests/architecture') && !path.includes('/node_modules/'))
    .sort()
    .map((path) => source(path, readFileSync(join(root, path), 'utf8')));
}

/** Tests, what only tests use, and the tools that measure the project. */
export const isTest = (path: string) => /\.test(-support)?\.tsx?$|^(tests|tools)\//.test(path);
/** What runs in a browser. */
export const isClient = (path: string) => /^(src|widgets|demo-site)\//.test(path) && !isTest(path);

export interface Import {
  specifier: string;
  line: number;
  /** What is imported, as written: `type { A }`, `* as a`, or nothing for a bare or dynamic import. */
  names: string;
  /** Whether the module is evaluated only once this line runs. */
  isDynamic: boolean;
}

const importing =
  /\b(?:import|export)\s+([^'"`;()]*?)\s*from\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]/g;

export const importsOf = ({ bare }: Source): Import[] =>
  [...bare.matchAll(importing)].map((match) => ({
    specifier: match[2] ?? match[3] ?? '',
    names: match[1] ?? '',
    line: lineAt(bare, match.index),
    isDynamic: /^import\s*\(/.test(match[0]),
  }));

export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** Comments become spaces, line by line, so that line numbers stay the same. */
function blankComments(code: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  return code.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/(^|[\s;{}(),])\/\/[^\n]*/g, blank);
}

/** A rule that is a pattern which must not appear in some of the files. */
export function forbid(rule: {
  name: string;
  pattern: RegExp;
  /** Which files the rule is about. */
  inside: (path: string) => boolean;
  fix: string;
  comments?: boolean;
  rejects: Rule['rejects'];
  accepts: Rule['accepts'];
}): Rule {
  return {
    ...rule,
    check: (sources) =>
      sources
        .filter(({ path }) => rule.inside(path) && !path.endsWith('.md'))
        .flatMap(({ path, code, bare }) => {
          const text = rule.comments ? code : bare;
          return [...text.matchAll(new RegExp(rule.pattern, 'gm'))].map((match) => ({
            file: path,
            line: lineAt(text, match.index),
            what: `"${match[0].trim()}" stands here`,
          }));
        }),
  };
}
