/** Rules about imports: which part of the project may import which, and which packages are used in one place only. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Import, importsOf, isClient, isTest, type Rule, type Source } from './source.ts';

/** The folders of src from the foundation up: each may import those before it. The longest name counts. */
const layers = [
  'domain',
  'i18n',
  'theme',
  'api',
  'session',
  'live',
  'runtime',
  'ui',
  'element/contract',
  'element/diagnostics',
  'hooks',
  'element/hydration',
  'element',
  'embed',
];
const unknownToUi = ['api', 'session', 'live', 'runtime'];
/** The package's entry points, which may import every layer. */
const entryPoints = /^src\/(index|page|react|server|all-widgets|markup|\w+\.d)\.ts$/;

const domain = fileURLToPath(new URL('../../src/domain', import.meta.url));
/** The files of src/domain that hold schemas: those that import TypeBox, beside types. */
const schemaFiles = new Set(
  readdirSync(domain)
    .filter((name) => name.endsWith('.ts'))
    .filter((name) => /import \{.*\} from 'typebox'/.test(readFileSync(`${domain}/${name}`, 'utf8')))
    .map((name) => `src/domain/${name}`),
);

function layerOf(path: string): string | undefined {
  const inside = path.replace(/^(src\/|#core\/)/, '');
  const around = layers.filter((layer) => inside.startsWith(`${layer}/`));
  return around.sort((one, other) => other.length - one.length)[0];
}

/** A rule that judges one import at a time; `judge` says what is wrong with it. */
export function importRule(
  rule: Omit<Rule, 'check'>,
  inside: (path: string) => boolean,
  judge: (specifier: string, path: string, imported: Import) => string | undefined,
): Rule {
  const check = (sources: Source[]) =>
    sources
      .filter(({ path }) => inside(path) && /\.(tsx?|mjs)$/.test(path))
      .flatMap((file) =>
        importsOf(file).flatMap((imported) => {
          const what = judge(imported.specifier, file.path, imported);
          return what ? [{ file: file.path, line: imported.line, what }] : [];
        }),
      );
  return { ...rule, check };
}

const everywhere = () => true;
const isProduct = (path: string) => !isTest(path);

export const importRules: Rule[] = [
  importRule(
    {
      name: 'no parent paths',
      fix: 'Write ./ for the same folder, #core/, #backend/, #site/ or #widgets/ for another, @dragoman/widgets/… for an entry point.',
      rejects: [
        ['src/ui/button.tsx', "import { css } from '../theme/css.ts';"],
        ['tests/e2e/a.test.ts', "await import('./../b.ts')"],
      ],
      accepts: [['src/ui/button.tsx', "import { css } from '#core/theme/css.ts';"]],
    },
    everywhere,
    (specifier) => (/(^|\/)\.\.\//.test(specifier) ? `imports ${specifier}` : undefined),
  ),
  importRule(
    {
      name: 'file extensions',
      fix: 'Write the file’s extension, .ts or .tsx.',
      rejects: [['src/ui/card.tsx', "import { Button } from './button';"]],
      accepts: [
        ['src/ui/card.tsx', "import { Button } from './button.tsx';\nimport { useId } from 'react';"],
        ['demo-site/main.tsx', "import './main.css';"],
      ],
    },
    everywhere,
    (specifier) =>
      /^(\.\/|#(core|backend|site|widgets|scripts|tests|tools)\/)/.test(specifier) &&
      !/\.(tsx?|mjs|css|svg|json)(\?\w+)?$/.test(specifier)
        ? `imports ${specifier}`
        : undefined,
  ),
  importRule(
    {
      name: 'layers',
      fix: `Inside src a folder imports only folders before it: ${layers.join(', ')}; ui knows no ${unknownToUi.join(', ')}.`,
      rejects: [
        ['src/domain/offer.ts', "import { token } from '#core/theme/tokens.ts';"],
        ['src/api/client.ts', "import type { Session } from '#core/session/session.ts';"],
        ['src/ui/card.tsx', "import { offers } from '#core/api/offers.ts';"],
        ['src/ui/card.tsx', "import { slot } from '#core/runtime/page-globals.ts';"],
        ['src/runtime/runtime.ts', "import { defineWidget } from '#core/element/define-widget.ts';"],
        ['src/element/widget-root.tsx', "import '@dragoman/widgets/offer-grid';"],
        ['src/domain/offer.ts', "import { useId } from 'react';"],
        ['src/runtime/runtime.ts', "import { asResponse } from '#core/element/hydration/render.ts';"],
        [
          'src/element/contract/contract.ts',
          "import type { Finding } from '#core/element/diagnostics/load.ts';",
        ],
        ['src/element/diagnostics/load.ts', "import { pageMark } from '#core/element/wrapper.ts';"],
        ['src/hooks/data/use-offer.ts', "import { defineWidget } from '#core/element/define-widget.ts';"],
        ['src/ui/card.tsx', "import { Summary } from '#widgets/checkout/summary.tsx';"],
      ],
      accepts: [
        ['src/element/widget-root.tsx', "import { runtime } from '#core/runtime/runtime.ts';"],
        [
          'src/element/mounted-widget.ts',
          "import { enterTyped } from '#core/element/hydration/enter-typed.ts';",
        ],
        [
          'src/hooks/data/use-offer.ts',
          "import type { Contract } from '#core/element/contract/contract.ts';",
        ],
        ['src/embed/loader.ts', "const load = () => import('@dragoman/widgets/offer-grid');"],
        ['src/ui/card.tsx', "import type { Offer } from '#core/domain/offer.ts';"],
        ['src/domain/offer.ts', "import type { Person } from './person.ts';"],
        ['src/index.ts', "export { session } from '#core/runtime/runtime.ts';"],
      ],
    },
    (path) => path.startsWith('src/') && isProduct(path) && !entryPoints.test(path),
    (specifier, path) => {
      const from = layerOf(path);
      if (from === 'domain' && !/^(\.\/|#core\/domain\/|typebox$)/.test(specifier))
        return `domain imports ${specifier}`;
      if (specifier.startsWith('@dragoman/'))
        return from === 'embed' ? undefined : `${from ?? path} imports the entry point ${specifier}`;
      if (/^#(backend|site|widgets)\//.test(specifier)) return `src imports ${specifier}`;
      const to = specifier.startsWith('#core/') ? layerOf(specifier) : undefined;
      if (!to || !from) return undefined;
      if (layers.indexOf(to) > layers.indexOf(from)) return `${from} imports ${to}, which is above it`;
      return from === 'ui' && unknownToUi.includes(to) ? `ui imports ${to}` : undefined;
    },
  ),
  importRule(
    {
      name: 'schemas are types on pages',
      fix: 'Write `import type`: TypeBox checks calls in the backend and must not reach a page.',
      rejects: [
        ['src/api/offers.ts', "import { OfferInDetail } from '#core/domain/offer.ts';"],
        ['src/domain/offer-query.ts', "import { type Offer } from './offer.ts';"],
        ['widgets/checkout/checkout.tsx', "import { Type } from 'typebox';"],
      ],
      accepts: [
        ['src/api/offers.ts', "import type { Offer } from '#core/domain/offer.ts';"],
        ['src/domain/offer.ts', "import { Type } from 'typebox';\nimport { oneOf } from './fields.ts';"],
        ['src/api/offers.ts', "import { matches } from '#core/domain/offer-query.ts';"],
      ],
    },
    (path) => isClient(path) && !schemaFiles.has(path) && path !== 'src/server.ts',
    (specifier, _path, { names }) =>
      (specifier === 'typebox' || schemaFiles.has(`src/domain/${/[^/]*$/.exec(specifier)?.[0]}`)) &&
      /^(\.\/|#core\/domain\/|typebox$)/.test(specifier) &&
      !names.startsWith('type ')
        ? `imports ${specifier}`
        : undefined,
  ),
  importRule(
    {
      name: 'widgets apart',
      fix: 'What two widgets need moves down to src/hooks, src/ui or src/domain.',
      rejects: [
        ['widgets/checkout/checkout.tsx', "import '@dragoman/widgets/offer-grid';"],
        ['widgets/checkout/checkout.tsx', "import { shell } from '#site/shell/shell.tsx';"],
        ['widgets/checkout/checkout.data.ts', "import { session } from '@dragoman/widgets';"],
        [
          'widgets/checkout/checkout.tsx',
          "import { TaskTable } from '#widgets/dashboard/parts/task-table.tsx';",
        ],
      ],
      accepts: [
        ['widgets/checkout/checkout.tsx', "import { Button } from '#core/ui/button.tsx';"],
        [
          'widgets/dashboard/dashboard.tsx',
          "import { TaskTable } from '#widgets/dashboard/parts/task-table.tsx';",
        ],
      ],
    },
    (path) => path.startsWith('widgets/') && isProduct(path),
    (specifier, path) =>
      /^(@dragoman\/|#backend\/|#site\/)/.test(specifier) ||
      (specifier.startsWith('#widgets/') && specifier.split('/')[1] !== path.split('/')[1])
        ? `imports ${specifier}`
        : undefined,
  ),
  importRule(
    {
      name: 'site by core and widgets',
      fix: 'The site imports its own files, the core (#core/), and widgets by their entries (@dragoman/widgets/offer-grid).',
      rejects: [
        ['demo-site/pages/home.tsx', "import { readConfig } from '#backend/config.ts';"],
        ['demo-site/pages/home.tsx', "import { OfferGrid } from '#widgets/offer-grid/offer-grid.tsx';"],
        ['demo-site/pages/home.tsx', "import x from '@dragoman/widgets/offer-grid/offer-grid.tsx';"],
        ['demo-site/pages/home.tsx', "import { limits } from '@dragoman/widgets/server';"],
      ],
      accepts: [
        [
          'demo-site/pages/home.tsx',
          "import '@dragoman/widgets/offer-grid';\nimport { Link } from 'react-router';",
        ],
        ['demo-site/pages/home.tsx', "import { Shell } from '#site/shell/shell.tsx';"],
        ['demo-site/pages/home.tsx', "import { useAction } from '#core/hooks/data/use-action.ts';"],
      ],
    },
    (path) => path.startsWith('demo-site/') && isProduct(path),
    (specifier) =>
      /^#(backend|widgets)\/|^@dragoman\/widgets\/(server$|[^/]+\/)/.test(specifier)
        ? `imports ${specifier}`
        : undefined,
  ),
  importRule(
    {
      name: 'backend on its own',
      fix: 'The backend imports its own files, @dragoman/widgets/server and the schemas of @dragoman/widgets/domain, so that another backend can replace it.',
      rejects: [
        ['backend/app.ts', "import { categories } from '#core/domain/category.ts';"],
        ['backend/app.ts', "import '@dragoman/widgets';"],
        ['backend/app.ts', "import { routes } from '#site/routes.ts';"],
      ],
      accepts: [
        ['backend/app.ts', "import { categories } from '@dragoman/widgets/server';"],
        ['backend/app.ts', "import { NewOffer } from '@dragoman/widgets/domain/offer.ts';"],
      ],
    },
    (path) => path.startsWith('backend/') && isProduct(path),
    (specifier) =>
      /^#(core|site|widgets)\//.test(specifier) ||
      /^@dragoman\/(?!widgets\/(server$|domain\/))/.test(specifier)
        ? `imports ${specifier}`
        : undefined,
  ),
  importRule(
    {
      name: 'HTTP calls in src/api',
      fix: 'Call a function of src/api.',
      rejects: [['widgets/checkout/checkout.data.ts', "import { ofetch } from 'ofetch';"]],
      accepts: [['src/api/client.ts', "import { ofetch } from 'ofetch';"]],
    },
    (path) => !path.startsWith('src/api/'),
    (specifier) => (specifier === 'ofetch' ? 'imports ofetch' : undefined),
  ),
  importRule(
    {
      name: 'goober in src/theme',
      fix: 'Use css and keyframes of #core/theme/css.ts, which write into the one shared sheet; never glob.',
      rejects: [
        ['src/ui/card.tsx', "import { css } from 'goober';"],
        ['src/theme/css.ts', "import { css, keyframes } from 'goober';"],
        ['src/theme/css.ts', "import { glob } from 'goober';"],
      ],
      accepts: [['src/theme/css.ts', "import { css as gooberCss } from 'goober';"]],
    },
    everywhere,
    (specifier, path, { names }) =>
      specifier === 'goober' && (!path.startsWith('src/theme/') || /\b(glob|keyframes)\b/.test(names))
        ? `imports ${names} from goober`
        : undefined,
  ),
  importRule(
    {
      name: 'swr’s private API in one file',
      fix: 'Use the functions of src/hooks/data/request-cache.ts, so that an update of swr touches one file.',
      rejects: [['src/element/widget-root.tsx', "import { initCache } from 'swr/_internal';"]],
      accepts: [
        ['src/hooks/data/request-cache.ts', "import { serialize } from 'swr/_internal';"],
        ['src/hooks/data/use-resource.ts', "import useSWR from 'swr';"],
      ],
    },
    (path) => path !== 'src/hooks/data/request-cache.ts',
    (specifier) => (specifier.startsWith('swr/_internal') ? `imports ${specifier}` : undefined),
  ),
];
