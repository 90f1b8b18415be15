import { type Import, importsOf, isTest, type Rule, type Source } from './source.ts';

/** The folders of src from the foundation up; each may import those before it. */
const layers = ['domain', 'i18n', 'theme', 'api', 'session', 'live', 'runtime', 'ui', 'element', 'embed'];
const unknownToUi = ['api', 'session', 'live', 'runtime'];
/** The package's own doors, which open onto everything. */
const doors = /^src\/(index|page|react|server|[\w-]+\.generated|\w+\.d)\.ts$/;

function layerOf(path: string): string | undefined {
  const inside = path.replace(/^(src\/|#core\/)/, '');
  const name = /^runtime[\w-]*\.ts$/.test(inside) ? 'runtime' : inside.split('/')[0];
  return layers.find((layer) => layer === name);
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
const code = (path: string) => !isTest(path);

export const importRules: Rule[] = [
  importRule(
    {
      name: 'no way up',
      fix: 'Write ./ for your own folder, #core/, #backend/ or #site/ for another, @dragoman/widgets/… for a door.',
      breaks: [
        ['src/ui/button.tsx', "import { css } from '../theme/css.ts';"],
        ['tests/e2e/a.test.ts', "await import('./../b.ts')"],
      ],
      keeps: [['src/ui/button.tsx', "import { css } from '#core/theme/css.ts';"]],
    },
    everywhere,
    (specifier) => (/(^|\/)\.\.\//.test(specifier) ? `imports ${specifier}` : undefined),
  ),
  importRule(
    {
      name: 'named in full',
      fix: 'Write the file’s extension, .ts or .tsx.',
      breaks: [['src/ui/card.tsx', "import { Button } from './button';"]],
      keeps: [
        ['src/ui/card.tsx', "import { Button } from './button.tsx';\nimport { useId } from 'react';"],
        ['demo-site/main.tsx', "import './main.css';"],
      ],
    },
    everywhere,
    (specifier) =>
      /^(\.\/|#(core|server|site)\/)/.test(specifier) && !/\.(tsx?|mjs|css|svg|json)(\?\w+)?$/.test(specifier)
        ? `imports ${specifier}`
        : undefined,
  ),
  importRule(
    {
      name: 'layers',
      fix: `Inside src a folder imports only folders before it: ${layers.join(', ')}; ui knows no ${unknownToUi.join(', ')}.`,
      breaks: [
        ['src/domain/offer.ts', "import { token } from '#core/theme/tokens.ts';"],
        ['src/api/client.ts', "import type { Session } from '#core/session/session.ts';"],
        ['src/ui/card.tsx', "import { offers } from '#core/api/offers.ts';"],
        ['src/ui/card.tsx', "import { slot } from '#core/runtime/page-globals.ts';"],
        ['src/runtime/runtime.ts', "import { defineWidget } from '#core/element/define-widget.ts';"],
        ['src/element/widget-root.tsx', "import '@dragoman/widgets/offer-grid';"],
        ['src/domain/offer.ts', "import { useId } from 'react';"],
      ],
      keeps: [
        ['src/element/widget-root.tsx', "import { runtime } from '#core/runtime/runtime.ts';"],
        ['src/embed/loader.ts', "const load = () => import('@dragoman/widgets/offer-grid');"],
        ['src/ui/card.tsx', "import type { Offer } from '#core/domain/offer.ts';"],
        ['src/domain/offer.ts', "import type { Person } from './person.ts';"],
        ['src/index.ts', "export { session } from '#core/runtime/runtime.ts';"],
      ],
    },
    (path) => path.startsWith('src/') && code(path) && !doors.test(path),
    (specifier, path) => {
      const from = layerOf(path);
      if (from === 'domain' && !specifier.startsWith('./') && !specifier.startsWith('#core/domain/'))
        return `domain imports ${specifier}`;
      if (specifier.startsWith('@dragoman/'))
        return from === 'embed' ? undefined : `${from ?? path} imports the door ${specifier}`;
      if (/^#(server|site)\//.test(specifier)) return `src imports ${specifier}`;
      const to = specifier.startsWith('#core/') ? layerOf(specifier) : undefined;
      if (!to || !from) return undefined;
      if (layers.indexOf(to) > layers.indexOf(from)) return `${from} imports ${to}, which is above it`;
      return from === 'ui' && unknownToUi.includes(to) ? `ui imports ${to}` : undefined;
    },
  ),
  importRule(
    {
      name: 'widgets apart',
      fix: 'What two widgets need moves down to src/ui or src/domain.',
      breaks: [
        ['widgets/checkout/checkout.tsx', "import '@dragoman/widgets/offer-grid';"],
        ['widgets/checkout/checkout.tsx', "import { shell } from '#site/shell/shell.tsx';"],
        ['widgets/checkout/checkout.data.ts', "import { session } from '@dragoman/widgets';"],
      ],
      keeps: [['widgets/checkout/checkout.tsx', "import { Button } from '#core/ui/button.tsx';"]],
    },
    (path) => path.startsWith('widgets/') && code(path),
    (specifier) => (/^(@dragoman\/|#server\/|#site\/)/.test(specifier) ? `imports ${specifier}` : undefined),
  ),
  importRule(
    {
      name: 'site by the public doors',
      fix: 'The site imports its own files and what any customer can: @dragoman/widgets and its doors.',
      breaks: [
        ['demo-site/pages/home.tsx', "import { Button } from '#core/ui/button.tsx';"],
        ['demo-site/pages/home.tsx', "import { readConfig } from '#backend/config.ts';"],
        ['demo-site/pages/home.tsx', "import x from '@dragoman/widgets/offer-grid/offer-grid.tsx';"],
        ['demo-site/pages/home.tsx', "import { limits } from '@dragoman/widgets/server';"],
      ],
      keeps: [
        [
          'demo-site/pages/home.tsx',
          "import '@dragoman/widgets/offer-grid';\nimport { Link } from 'react-router';",
        ],
        ['demo-site/pages/home.tsx', "import { Shell } from '#site/shell/shell.tsx';"],
      ],
    },
    (path) => /^demo-site\/(?!server\/)/.test(path) && code(path),
    (specifier) =>
      /^#(core|server)\/|^@dragoman\/widgets\/(server$|[^/]+\/)/.test(specifier)
        ? `imports ${specifier}`
        : undefined,
  ),
  importRule(
    {
      name: 'server on its own',
      fix: 'The server imports its own files and @dragoman/widgets/server, so that it stays one replaceable backend.',
      breaks: [
        ['backend/app.ts', "import { categories } from '#core/domain/category.ts';"],
        ['backend/app.ts', "import '@dragoman/widgets';"],
        ['backend/app.ts', "import { routes } from '#site/routes.ts';"],
      ],
      keeps: [['backend/app.ts', "import { categories } from '@dragoman/widgets/server';"]],
    },
    (path) => path.startsWith('backend/') && code(path),
    (specifier) =>
      /^#(core|site)\//.test(specifier) || /^@dragoman\/(?!widgets\/server$)/.test(specifier)
        ? `imports ${specifier}`
        : undefined,
  ),
  importRule(
    {
      name: 'calls by the api',
      fix: 'Ask through a function of src/api.',
      breaks: [['widgets/checkout/checkout.data.ts', "import { ofetch } from 'ofetch';"]],
      keeps: [['src/api/client.ts', "import { ofetch } from 'ofetch';"]],
    },
    (path) => !path.startsWith('src/api/'),
    (specifier) => (specifier === 'ofetch' ? 'imports ofetch' : undefined),
  ),
  importRule(
    {
      name: 'goober by the theme',
      fix: 'Use css and keyframes of #core/theme/css.ts, which write into the one shared sheet; never glob.',
      breaks: [
        ['src/ui/card.tsx', "import { css } from 'goober';"],
        ['src/theme/css.ts', "import { css, keyframes } from 'goober';"],
        ['src/theme/css.ts', "import { glob } from 'goober';"],
      ],
      keeps: [['src/theme/css.ts', "import { css as gooberCss } from 'goober';"]],
    },
    everywhere,
    (specifier, path, { names }) =>
      specifier === 'goober' && (!path.startsWith('src/theme/') || /\b(glob|keyframes)\b/.test(names))
        ? `imports ${names} from goober`
        : undefined,
  ),
];
