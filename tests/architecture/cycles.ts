/** The rule against import cycles: type imports count, dynamic imports do not. */
import { posix } from 'node:path';
import { importsOf, isTest, type Rule, type Source } from './source.ts';

const aliases = {
  '#core/': 'src/',
  '#backend/': 'backend/',
  '#site/': 'demo-site/',
  '#widgets/': 'widgets/',
};

/** The file that a specifier means; undefined for a package. */
function fileOf(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith('./')) return posix.join(posix.dirname(importer), specifier);
  for (const [alias, folder] of Object.entries(aliases))
    if (specifier.startsWith(alias)) return folder + specifier.slice(alias.length);
  const entryPoint = /^@dragoman\/widgets(?:\/([\w-]+))?$/.exec(specifier);
  if (!entryPoint) return undefined;
  const [, name] = entryPoint;
  if (name === undefined) return 'src/index.ts';
  return /^(page|server|react)$/.test(name) ? `src/${name}.ts` : `widgets/${name}/index.ts`;
}

/** The shortest import cycle that a file is part of. */
function cycleOf(start: string, imports: Map<string, string[]>): string[] | undefined {
  const before = new Map<string, string>();
  const queue = [start];
  for (const path of queue)
    for (const next of imports.get(path) ?? []) {
      if (next === start) {
        const between = [];
        for (let at: string | undefined = path; at !== undefined && at !== start; at = before.get(at))
          between.unshift(at);
        return [start, ...between, start];
      }
      if (before.has(next)) continue;
      before.set(next, path);
      queue.push(next);
    }
  return undefined;
}

const isChecked = ({ path }: Source) =>
  /^(src|widgets|backend|demo-site)\/.*\.tsx?$/.test(path) &&
  !path.startsWith('demo-site/hosts/') &&
  !isTest(path);

export const cycleRule: Rule = {
  name: 'no import cycles',
  fix: 'Move what both files need into a file that both import.',
  check: (sources) => {
    const imports = new Map(
      sources.filter(isChecked).map((file) => [
        file.path,
        importsOf(file)
          .filter(({ isDynamic }) => !isDynamic)
          .flatMap(({ specifier }) => fileOf(specifier, file.path) ?? []),
      ]),
    );
    return [...imports.keys()].flatMap((path) => {
      const cycle = cycleOf(path, imports);
      return cycle ? [{ file: path, line: 1, what: `imports itself: ${cycle.join(' → ')}` }] : [];
    });
  },
  rejects: [
    ['backend/platform/live/bus.ts', "import type { Bus } from './bus.ts';"],
    ['src/index.ts', "export { session } from '@dragoman/widgets';"],
    ['widgets/checkout/index.ts', "import '@dragoman/widgets/checkout';"],
    ['demo-site/main.tsx', "import { routes } from '#site/main.tsx';"],
  ],
  accepts: [
    ['src/embed/loader.ts', "const again = () => import('./loader.ts');"],
    ['src/ui/card.test.tsx', "import { card } from './card.test.tsx';"],
  ],
};
