/** Rules for the inside of the backend: which folder may import which, no HTTP below the routes, one use case a file. */
import { posix } from 'node:path';
import { importRule } from './layers.ts';
import { lineAt, type Rule } from './source.ts';

/** The folders and files of `backend/` from the foundation up, each with those that it may import: earlier ones only. */
const layers: [name: string, mayImport: string[]][] = [
  ['domain', []],
  ['project-root', []],
  ['database', []],
  ['config', ['domain']],
  ['auth', ['database']],
  ['outgoing', ['domain']],
  ['mail', ['domain', 'database', 'config']],
  ['repositories', ['database', 'auth']],
  ['files', ['domain', 'project-root']],
  ['live', ['domain', 'config', 'database', 'repositories']],
  ['payments', ['domain', 'database', 'config', 'auth', 'repositories']],
  ['providers', ['domain', 'database']],
  ['services', ['config', 'database', 'files', 'live', 'payments', 'providers']],
  [
    'use-cases',
    [
      ...[
        'domain',
        'database',
        'auth',
        'outgoing',
        'mail',
        'repositories',
        'files',
        'live',
        'payments',
        'providers',
      ],
      ...['services'],
    ],
  ],
  ['jobs', ['database', 'repositories', 'payments', 'services', 'use-cases']],
  ['schema', ['domain', 'database', 'repositories', 'live']],
  [
    'http',
    [
      ...['domain', 'project-root', 'config', 'database', 'auth', 'repositories', 'files', 'services'],
      ...['schema'],
    ],
  ],
  ['prerender', ['domain', 'project-root', 'config', 'http']],
  ['site', ['domain', 'project-root', 'files', 'http', 'prerender']],
  ['test-payment', ['domain', 'project-root', 'payments', 'prerender']],
  [
    'routes',
    [
      ...['domain', 'database', 'repositories', 'files', 'live', 'payments', 'services'],
      ...['outgoing', 'mail', 'use-cases', 'schema', 'http', 'prerender', 'test-payment'],
    ],
  ],
  ['seed', ['domain', 'project-root', 'database', 'auth', 'repositories', 'files', 'payments']],
];
const order = layers.map(([name]) => name);
/** The programs: they may import everything. */
const programs = /^backend\/(app\.ts$|start\.ts$|commands\/)/;

const inside = (path: string) => path.startsWith('backend/') && /\.tsx?$/.test(path);
const layerOf = (path: string) => path.split('/')[1]?.replace(/\.ts$/, '') ?? '';
const targetOf = (specifier: string, path: string) =>
  specifier.startsWith('./')
    ? posix.join(posix.dirname(path), specifier)
    : specifier.replace(/^#backend\//, 'backend/');

function wrongLayer(specifier: string, path: string): string | undefined {
  const target = targetOf(specifier, path);
  const [from, to] = [layerOf(path), layerOf(target)];
  if (!target.startsWith('backend/') || from === to) return undefined;
  const allowed = layers.find(([name]) => name === from)?.[1];
  if (!allowed) return `${from} is no known layer`;
  const isAllowed = allowed.includes(to) && order.indexOf(to) < order.indexOf(from);
  return isAllowed ? undefined : `${from} imports ${to}`;
}

const withoutHttp =
  /^backend\/(domain|database|auth|mail|repositories|files|live|payments|providers|use-cases|jobs|services\.ts)/;

export const backendRules: Rule[] = [
  importRule(
    {
      name: 'backend layers',
      fix: 'routes → use-cases → repositories → database; what each layer may import stands in tests/architecture/backend-layers.ts.',
      rejects: [
        ['backend/repositories/offers.ts', "import { decodeCursor } from '#backend/http/paging.ts';"],
        ['backend/use-cases/sign-in.ts', "import { SignIn } from '#backend/schema/user.ts';"],
        ['backend/use-cases/sign-in.ts', "import type { App } from '#backend/http/fastify-app.ts';"],
        ['backend/use-cases/sign-in.ts', "import { jobList } from '#backend/jobs/job-list.ts';"],
        ['backend/routes/tasks.ts', "import { openJobs } from '#backend/jobs/jobs.ts';"],
        ['backend/http/etag.ts', "import { signIn } from '#backend/use-cases/sign-in.ts';"],
        ['backend/database/ids.ts', "import * as users from '#backend/repositories/users.ts';"],
        ['backend/domain/errors.ts', "import type { Config } from '#backend/config.ts';"],
        ['backend/config.ts', "import type { Services } from './services.ts';"],
        ['backend/letters/outbox.ts', "import type { Db } from '#backend/database/transaction.ts';"],
      ],
      accepts: [
        ['backend/routes/tasks.ts', "import { bookOffer } from '#backend/use-cases/book-offer.ts';"],
        ['backend/routes/tasks.ts', "import * as tasks from '#backend/repositories/tasks.ts';"],
        ['backend/use-cases/sign-in.ts', "import * as users from '#backend/repositories/users.ts';"],
        ['backend/use-cases/sign-in.ts', "import { checkPassword } from './check-password.ts';"],
        ['backend/use-cases/sign-in.ts', "import { enqueue } from '#backend/repositories/jobs.ts';"],
        ['backend/jobs/job-list.ts', "import { signIn } from '#backend/use-cases/sign-in.ts';"],
        ['backend/app.ts', "import { offerRoutes } from '#backend/routes/offers.ts';"],
        ['backend/services.ts', "import type { Config } from './config.ts';"],
        ['backend/domain/errors.ts', "import type { Rule } from '@dragoman/widgets/server';"],
      ],
    },
    (path) => inside(path) && !programs.test(path),
    wrongLayer,
  ),
  importRule(
    {
      name: 'HTTP in routes',
      fix: 'Read the call in a route or in backend/http, and pass plain values on.',
      rejects: [
        ['backend/use-cases/sign-in.ts', "import type { FastifyRequest } from 'fastify';"],
        ['backend/files/storage.ts', "import multipart from '@fastify/multipart';"],
        ['backend/services.ts', "import type { FastifyInstance } from 'fastify';"],
      ],
      accepts: [
        ['backend/routes/offers.ts', "import type { FastifyRequest } from 'fastify';"],
        ['backend/http/fastify-app.ts', "import type { FastifyInstance } from 'fastify';"],
      ],
    },
    (path) => withoutHttp.test(path),
    (specifier) => (/^(@fastify\/|fastify$)/.test(specifier) ? `imports ${specifier}` : undefined),
  ),
  {
    name: 'one use case a file',
    fix: 'A use case is one exported function with the name of its file; types may stand beside it.',
    check: (sources) =>
      sources
        .filter(({ path }) => path.startsWith('backend/use-cases/'))
        .flatMap((file) => {
          const expected = useCaseOf(file.path);
          const exported = [...file.bare.matchAll(/^export (?:async )?(?!interface|type)\w+ (\w+)/gm)];
          const [first] = exported;
          if (exported.length === 1 && first?.[1] === expected) return [];
          const names = exported.map(([, name]) => name).join(', ') || 'nothing';
          const line = lineAt(file.bare, first?.index ?? 0);
          return [{ file: file.path, line, what: `exports ${names}, not ${expected}` }];
        }),
    rejects: [
      ['backend/use-cases/sign-in.ts', 'export function logIn() {}'],
      ['backend/use-cases/sign-in.ts', 'export async function signIn() {}\nexport const minute = 60;'],
      ['backend/use-cases/sign-in.ts', 'function signIn() {}'],
    ],
    accepts: [
      ['backend/use-cases/sign-in.ts', 'export interface Attempt {}\nexport async function signIn() {}'],
    ],
  },
];

/** `book-offer.ts` holds `bookOffer`. */
const useCaseOf = (path: string) =>
  posix.basename(path, '.ts').replace(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase());
