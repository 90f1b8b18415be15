/** Rules about names: of files, of what they export and declare, and the line that says what a file is for. */
import { parseSync } from 'vite';
import { nodesIn } from '#scripts/build/syntax-tree.ts';
import { isTest, lineAt, type Rule, type Source } from './source.ts';

/** The words that a name is made of, in lower case: `takeOverInTurns` is take, over, in, turns. */
const wordsOf = (name: string): string[] =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);

/** Words that this project once used in its own way, and the standard terms in their place. */
const retired: [word: RegExp, term: string][] = [
  [/^doors?$/, 'entry point'],
  [/^rooms?$/, 'space, spacer or folder'],
  [/^floor plans?$/, 'file layout'],
  [/^house$/, 'project'],
  [/^(mends?|mended)$/, 'fix'],
  [/^(tell|tells|telling|told)$/, 'notify, report or message'],
  [/^(hear|hears|hearing|heard|heed|heeds)$/, 'listen or receive'],
  [/^(keep|keeps|kept)$/, 'persist, retain or store'],
  [/^(take|takes|taking|taken) over$/, 'hydrate'],
  [/^news$/, 'updates'],
  [/^(paint|paints|painted)$/, 'render'],
  [/^steady$/, 'keepIfEqual'],
  [/^gathered$/, 'coalesced'],
  [/^packed$/, 'compressed'],
  [/^wears?$/, 'present'],
  [/^harm$/, 'effect'],
  [/^ways$/, 'recipes'],
  [/^whispers?$/, 'publishTransient'],
  [/^specimen$/, 'test widget'],
  [/^surroundings$/, 'context or dependencies'],
];
/** These also say nothing as the name of a variable. */
const retiredAsVariable: typeof retired = [
  ...retired,
  [/^said$/, 'what it is: sentence, output, announcement'],
  [/^asked$/, 'requested'],
];
/** The browsers' own word for what their timings measure. */
const isPaintTiming = (path: string, name: string) =>
  path.startsWith('tools/bench/') && /^paints?$/.test(name);
/** Established names with a retired word in them: lodash's and HTTP's. */
const established = /^(keep if|keep alive)\b/;

/** The retired word in a name and the term for it. A path has a name in each of its folders. */
function retiredIn(name: string, list = retired): string | undefined {
  if (name.includes('/'))
    return name
      .split('/')
      .map((part) => retiredIn(part, list))
      .find(Boolean);
  const words = wordsOf(name);
  if (established.test(words.join(' '))) return undefined;
  const pairs = words.map((word, index) => `${word} ${words[index + 1] ?? ''}`);
  for (const [word, term] of list) {
    const found = [...words, ...pairs].find((part) => word.test(part));
    if (found) return `"${found}" in ${name}: say ${term}`;
  }
  return undefined;
}

const declaring =
  /^export\s+(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(?:function\*?|const|let|class|interface|type|enum)\s+(\w+)/gm;

interface Exported {
  name: string;
  index: number;
  isType: boolean;
}

/** What a file exports by declaring it, or under another name. */
const exportsOf = ({ bare }: Source): Exported[] => [
  ...[...bare.matchAll(declaring)].map(({ 0: text, 1: name = '', index }) => ({
    name,
    index,
    isType: /\b(interface|type)\s+\w+$/.test(text),
  })),
  ...[...bare.matchAll(/^export\s*(type\s*)?\{[^}]*\}/gm)].flatMap(({ 0: text, 1: type, index }) =>
    [...text.matchAll(/\bas\s+(\w+)/g)].map(({ 1: name = '' }) => ({ name, index, isType: Boolean(type) })),
  ),
];

interface Named {
  name: string;
  index: number;
}

/** The names that a pattern binds: of `{ a, b: [c, d = 1], ...e }` these are a, c, d and e. */
function* boundBy(pattern: unknown): Generator<Named> {
  if (!pattern || typeof pattern !== 'object') return;
  if (Array.isArray(pattern)) for (const part of pattern) yield* boundBy(part);
  else if (!('type' in pattern)) return;
  else if (pattern.type === 'Identifier' && 'name' in pattern && 'start' in pattern)
    yield { name: String(pattern.name), index: Number(pattern.start) };
  else
    for (const key of ['properties', 'elements', 'value', 'left', 'argument', 'parameter'])
      if (key in pattern) yield* boundBy(Object.entries(pattern).find(([name]) => name === key)?.[1]);
}

/** What a file declares: variables, parameters, functions, classes and types. */
const declaredIn = ({ path, code }: Source): Named[] =>
  [...nodesIn(parseSync(path, code).program)].flatMap(({ type, id, params }) =>
    /^(VariableDeclarator|Class|.*Function|TSInterface|TSTypeAlias)/.test(type)
      ? [...boundBy(id), ...boundBy(params)]
      : [],
  );

const flat = (name: string) => wordsOf(name).join('');
const stemOf = (path: string) => (path.split('/').at(-1) ?? '').replace(/\.tsx?$/, '');

/** Files of a kind that their ending, their folder or their place names. */
const namedByKind =
  /\.(styles|contract|data|demo|messages)\.ts$|\/messages\/|\/index\.ts$|\.d\.ts$|^backend\/platform\/database\/migrations\/\d/;

/** Whether a file says what it is for: in its first line, at its first export, or by its name. */
function saysPurpose(file: Source): boolean {
  if (namedByKind.test(file.path) || /^\s*\/[/*]/.test(file.code)) return true;
  const exported = exportsOf(file);
  if (exported.every(({ isType }) => isType) && exported.length > 0) return true;
  const [first] = exported;
  const value = exported.find(({ isType }) => !isType);
  if ([first, value].some((one) => one && /\*\/\s*$/.test(file.code.slice(0, one.index)))) return true;
  return exported.some(({ name }) => flat(name) === flat(stemOf(file.path)));
}

export const nameRules: Rule[] = [
  {
    name: 'names',
    fix: 'Files are kebab-case nouns; say what is in them, never utils, helpers, common, manager or misc.',
    check: (sources) =>
      sources
        .filter(({ path }) =>
          /(^|[/.-])(utils?|helpers?|common|manager|misc)([/.-]|$)|\/[a-z]*[A-Z]\w*\.tsx?$/.test(path),
        )
        .map(({ path }) => ({ file: path, line: 1, what: 'says nothing by its name' })),
    rejects: [
      ['src/ui/utils.ts', ''],
      ['src/ui/date-helpers.ts', ''],
      ['src/ui/OfferCard.tsx', ''],
    ],
    accepts: [
      ['src/domain/community.ts', ''],
      ['widgets/checkout/README.md', ''],
    ],
  },
  {
    name: 'standard terms',
    fix: 'Use the standard term: a newcomer searches for it. docs/glossary.md lists the terms.',
    check: (sources) =>
      sources
        .filter(({ path }) => /\.(tsx?|mjs)$/.test(path))
        .flatMap((file) => [
          ...[retiredIn(file.path)].flatMap((what) => (what ? [{ file: file.path, line: 1, what }] : [])),
          ...exportsOf(file).flatMap(({ name, index }) => {
            const what = retiredIn(name);
            return what ? [{ file: file.path, line: lineAt(file.bare, index), what }] : [];
          }),
        ]),
    rejects: [
      ['src/element/painted.ts', ''],
      ['src/ui/row-room.tsx', ''],
      ['tests/architecture-floor-plan.ts', ''],
      ['src/embed/loader.ts', 'export function openDoor() {}'],
      ['src/live/bus.ts', 'export interface ToldText {}'],
      ['src/element/wrapper.ts', 'export const takeOverInTurns = 1;'],
      ['src/session/storage.ts', 'export async function keepToken() {}'],
      ['src/live/bus.ts', 'const a = 1;\nexport { a as hearAll };'],
    ],
    accepts: [
      ['src/element/keep-if-equal.ts', 'export function keepIfShallowEqual() {}'],
      ['src/domain/showroom.ts', 'export const warehouse = 1;\nexport const isAlwaysOn = true;'],
      ['src/ui/headings.ts', 'const told = 1;\nexport const keepAlive = told;'],
    ],
  },
  {
    name: 'standard terms for variables',
    fix: 'Say what it is: sentence, reason, activities, stored, requested. docs/glossary.md lists the terms.',
    check: (sources) =>
      sources
        .filter(({ path }) => /\.(tsx?|mjs)$/.test(path))
        .flatMap((file) =>
          declaredIn(file).flatMap(({ name, index }) => {
            const what = isPaintTiming(file.path, name) ? undefined : retiredIn(name, retiredAsVariable);
            return what ? [{ file: file.path, line: lineAt(file.code, index), what }] : [];
          }),
        ),
    rejects: [
      ['tests/e2e/a.test.ts', 'const told = 1;'],
      ['tests/e2e/a.test.ts', 'const { body: { kept = 1 } } = answer;'],
      ['tests/e2e/a.test.ts', 'it("opens", ([news, ...rest]) => rest);'],
      ['scripts/build.mjs', 'for (const asked of process.argv) build(asked);'],
      ['tools/bench/run.ts', 'function tellPartner() {}'],
      ['tools/bench/run.ts', 'interface Told {}'],
      ['backend/features/tasks/use-cases.ts', 'async function book() { const kept = 1; }'],
    ],
    accepts: [
      ['tests/e2e/a.test.ts', "it('is told', () => ({ told: 1, 'keep-alive': answer.kept }));"],
      ['tools/bench/first-render.ts', 'const paint = 1;'],
      ['tests/e2e/a.test.ts', 'interface Row { said: string }'],
    ],
  },
  {
    name: 'purpose',
    fix: 'Open the file with one line that says what it is for, or name it after what it exports.',
    check: (sources) =>
      sources
        .filter(({ path }) => /^(src|widgets|backend)\/.*\.tsx?$/.test(path) && !isTest(path))
        .filter((file) => !saysPurpose(file))
        .map(({ path }) => ({ file: path, line: 1, what: 'does not say what it is for' })),
    rejects: [
      [
        'src/ui/states.tsx',
        "import { css } from 'x';\nexport function Empty() {}\nexport function Failed() {}",
      ],
      ['backend/start.ts', 'start();'],
    ],
    accepts: [
      ['src/ui/states.tsx', '/** What a list shows instead of rows. */\nexport function Empty() {}'],
      [
        'src/ui/states.tsx',
        "import { css } from 'x';\n\n/** Shown instead of rows. */\nexport function Empty() {}",
      ],
      ['src/ui/use-image.ts', "import { useState } from 'react';\nexport function useImage() {}"],
      ['src/domain/facts.ts', 'export interface Offer {}\nexport type Offers = Offer[];'],
      ['src/ui/states.styles.ts', 'export const box = 1;'],
    ],
  },
  {
    name: 'named exports',
    fix: 'Export it by its name; only the tools’ own configuration files have a default.',
    check: (sources) =>
      sources
        .filter(({ path }) => /^(src|widgets|backend|demo-site)\//.test(path) && !isTest(path))
        .flatMap(({ path, bare }) =>
          [...bare.matchAll(/^export default\b/gm)].map(({ index }) => ({
            file: path,
            line: lineAt(bare, index),
            what: 'exports a default',
          })),
        ),
    rejects: [['src/ui/card.tsx', 'export default function Card() {}']],
    accepts: [['src/ui/card.tsx', 'export function Card() {}']],
  },
];
