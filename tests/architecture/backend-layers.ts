/** Rules for the inside of the backend: features know those before them and the platform, and the platform knows none. */
import { posix } from 'node:path';
import { importRule } from './layers.ts';
import { forbid, importsOf, type Rule } from './source.ts';

/** Each feature may import those before it, so that their folders form no circle. */
const features = [
  'people',
  'legal',
  'mail',
  'notifications',
  'partners',
  'identity',
  'offers',
  'translators',
  'documents',
  'word-counts',
  'chat',
  'money',
  'availability',
  'tasks',
  'requests',
  'account',
  'operator',
  'site',
];
/** The files beside the folders that the platform may import, and those that features may. */
const rootsOf: Record<string, string[]> = {
  platform: ['config.ts', 'project-root.ts'],
  features: ['config.ts', 'messages', 'messages.ts', 'project-root.ts', 'services.ts'],
};

const inside = (path: string) => path.startsWith('backend/') && /\.tsx?$/.test(path);
const targetOf = (specifier: string, path: string) =>
  specifier.startsWith('./')
    ? posix.join(posix.dirname(path), specifier)
    : specifier.replace(/^#backend\//, 'backend/');
/** `offers/own-offers.routes.ts` and `offers/routes.ts` are both routes of offers. */
const kindOf = (path: string) => /([\w-]+)\.tsx?$/.exec(path)?.[1] ?? '';
const featureOf = (path: string) => /^backend\/features\/([^/]+)\//.exec(path)?.[1];

function wrongDirection(specifier: string, path: string): string | undefined {
  const target = targetOf(specifier, path);
  if (!target.startsWith('backend/')) return undefined;
  const [, area = ''] = path.split('/');
  const [, to = ''] = target.split('/');
  const roots = rootsOf[area];
  if (!roots) return undefined;
  if (to !== 'platform' && to !== 'features') return roots.includes(to) ? undefined : `imports ${to}`;
  const feature = featureOf(target);
  if (!feature) return undefined;
  const own = featureOf(path);
  if (own === undefined) return `the platform imports ${feature}`;
  if (own === feature) return undefined;
  if (!features.includes(own)) return `${own} has no place in the order`;
  if (features.indexOf(feature) > features.indexOf(own)) return `${own} imports ${feature}`;
  return kindOf(target) === 'routes' ? `imports routes of ${feature}` : undefined;
}

/** What use cases and queries must not know. */
const unknownTo: Record<string, RegExp> = {
  'use-cases': /\/platform\/http\/(?!.*queries)|\broutes\.ts$|\bschema\.ts$|^fastify$|^@fastify\//,
  queries: /\/platform\/http\/|\broutes\.ts$|\bschema\.ts$|\buse-cases\.ts$|^fastify$|^@fastify\//,
};

export const backendRules: Rule[] = [
  importRule(
    {
      name: 'backend layers',
      fix: 'A feature imports features before it in the order of tests/architecture/backend-layers.ts, never their routes. Where one transaction concerns rows of another feature, its queries are called. What knows no feature belongs to backend/platform.',
      rejects: [
        [
          'backend/features/offers/routes.ts',
          "import { bookOffer } from '#backend/features/tasks/booking.use-cases.ts';",
        ],
        [
          'backend/features/tasks/routes.ts',
          "import { offerRoutes } from '#backend/features/offers/routes.ts';",
        ],
        [
          'backend/features/letters/queries.ts',
          "import * as users from '#backend/features/people/queries.ts';",
        ],
        ['backend/features/tasks/use-cases.ts', "import { jobList } from '#backend/job-list.ts';"],
        ['backend/platform/live/bus.ts', "import * as users from '#backend/features/people/queries.ts';"],
        ['backend/platform/live/bus.ts', "import type { Services } from '#backend/services.ts';"],
      ],
      accepts: [
        [
          'backend/features/tasks/use-cases.ts',
          "import * as offers from '#backend/features/offers/queries.ts';",
        ],
        ['backend/features/tasks/use-cases.ts', "import type { Services } from '#backend/services.ts';"],
        ['backend/features/tasks/routes.ts', "import { bookOffer } from './booking.use-cases.ts';"],
        ['backend/platform/live/bus.ts', "import { ConfigError } from '#backend/config.ts';"],
        ['backend/app.ts', "import { offerRoutes } from '#backend/features/offers/routes.ts';"],
      ],
    },
    inside,
    wrongDirection,
  ),
  importRule(
    {
      name: 'routes, use cases, queries',
      fix: 'A route reads the call and passes plain values to a use case or query; use cases call queries.',
      rejects: [
        ['backend/features/identity/sessions.use-cases.ts', "import type { FastifyRequest } from 'fastify';"],
        ['backend/features/identity/sessions.use-cases.ts', "import { SignIn } from './schema.ts';"],
        [
          'backend/features/offers/queries.ts',
          "import { decodeCursor } from '#backend/platform/http/paging.ts';",
        ],
        ['backend/features/offers/list.queries.ts', "import { publishOffer } from './use-cases.ts';"],
      ],
      accepts: [
        ['backend/features/identity/sessions.routes.ts', "import type { FastifyRequest } from 'fastify';"],
        [
          'backend/features/identity/sessions.use-cases.ts',
          "import * as users from '#backend/features/people/queries.ts';",
        ],
        [
          'backend/features/account/removal.use-cases.ts',
          "import * as idempotencyKeys from '#backend/platform/http/idempotency.queries.ts';",
        ],
      ],
    },
    (path) => inside(path) && unknownTo[kindOf(path)] !== undefined,
    (specifier, path) => (unknownTo[kindOf(path)]?.test(specifier) ? `imports ${specifier}` : undefined),
  ),
  {
    name: 'one name for a module',
    fix: 'Call it what the other files call it, so that a search finds each call of a query.',
    check: (sources) => {
      const nameOf = new Map<string, string>();
      return sources.flatMap((file) =>
        importsOf(file).flatMap(({ specifier, names, line }) => {
          const [, name] = /^(?:type )?\* as (\w+)$/.exec(names) ?? [];
          const target = targetOf(specifier, file.path);
          if (!name || !inside(target)) return [];
          const first = nameOf.get(target) ?? name;
          nameOf.set(target, first);
          const what = `calls ${target} ${name}, others ${first}`;
          return name === first ? [] : [{ file: file.path, line, what }];
        }),
      );
    },
    rejects: [
      [
        'backend/features/tasks/routes.ts',
        "import * as tasks from './queries.ts';\nimport type * as history from '#backend/features/tasks/queries.ts';",
      ],
    ],
    accepts: [
      [
        'backend/features/tasks/routes.ts',
        "import * as disputes from './disputes.queries.ts';\nimport * as tasks from './queries.ts';",
      ],
    ],
  },
  forbid({
    name: 'one property a line',
    pattern: /\.\.\.\{ /,
    inside,
    fix: 'Write the properties themselves: a spread of a literal only saves lines.',
    rejects: [
      ['backend/features/tasks/schema.ts', 'const answer = {\n  ...{ id: row.id, status: row.status },\n};'],
    ],
    accepts: [
      ['backend/features/tasks/schema.ts', 'const answer = {\n  ...row,\n  ...(free && { free }),\n};'],
    ],
  }),
];
