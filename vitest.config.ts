import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { faultyNetwork } from '#tests/setup/faulty-network.ts';
import { LongestFirst } from '#tests/setup/longest-first.ts';
import { derivedModules } from './scripts/build/derived-modules.ts';
import { docsPages } from './scripts/build/docs/plugin.ts';
import { chromiumArgs, findHeadlessChromium, hasPostgres, hasProxies } from './scripts/programs.mjs';
import { ownSite } from './tests/setup/own-site.ts';

const unitTests = [
  'src/**/*.test.ts',
  'scripts/**/*.test.ts',
  'tests/architecture/**/*.test.ts',
  'tests/architecture.test.ts',
  'tests/contracts/**/*.node.test.ts',
  'tests/package/**/*.test.ts',
  'tests/recipes/**/*.test.ts',
  'tools/**/*.test.ts',
];

const onPostgres = 'tests/backend/**/*.postgres.test.ts';
const behindProxies = 'tests/backend/**/*.proxies.postgres.test.ts';
/** The server's tests that touch no database, or the embedded one alone, or to which it makes no difference. */
const embeddedOnly = [
  'client-calls',
  'config',
  'copy-database',
  'disk-full',
  'full-disk.slow',
  'hostile-files',
  'database-lock',
  'process.slow',
  'shutdown.slow',
  'slow-clients',
].map((name) => `tests/backend/*/${name}.test.ts`);

/** Thousands of bodies for each call: what they find is no matter of the database. */
const bodiesOfAllKinds = 'tests/backend/calls/bodies.slow.test.ts';

/** `npm run test:all`: also the slow tests, PostgreSQL and the other browser engines. */
const isAll = process.env.TEST_ALL === '1';
/** Every screen with everything, endurance, sudden death, long histories: only in `npm run test:all`. */
const slowTests = isAll ? [] : ['**/*.slow.test.ts', '**/*.slow.test.tsx'];

/** Pages wait more than they compute: so more run at the same time than there are cores. */
const waitingWorkers = 4;

/**
 * Where PostgreSQL is, `npm run test:all` runs on it what touches a database, and Node 24 runs that on the embedded one.
 * Sudden deaths and random runs of money are tried on both.
 */
const alsoEmbedded = ['tests/backend/**/*.slow.test.ts', ...embeddedOnly];

const backendTimeouts = { testTimeout: 60_000, hookTimeout: 120_000 };

export default defineConfig({
  plugins: [react(), derivedModules(import.meta.dirname), docsPages(import.meta.dirname)],
  resolve: { tsconfigPaths: true },
  test: {
    maxWorkers: 2,
    expect: { poll: { timeout: 30_000 } },
    // What is built is run as it is.
    server: { deps: { external: [/\/build\/site-server\//] } },
    sequence: { sequencer: LongestFirst },
    // The projects of one group run at the same time, the groups one after the other.
    projects: [
      {
        extends: true,
        // One module registry for the files of a worker: importing the backend takes longer than most files' tests.
        test: { name: 'unit', include: unitTests, exclude: slowTests, isolate: false, testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          include: [
            ...(isAll && hasPostgres() ? alsoEmbedded : ['tests/backend/**/*.test.ts']),
            '{backend,demo-site}/**/*.test.ts',
          ],
          exclude: [onPostgres, ...slowTests, ...(hasPostgres() ? [bodiesOfAllKinds] : [])],
          isolate: false,
          ...backendTimeouts,
        },
      },
      // These tests on PostgreSQL, where it is installed: scripts/programs.mjs.
      ...(isAll && hasPostgres()
        ? [
            {
              extends: true as const,
              test: {
                name: 'backend-postgres',
                include: ['tests/backend/**/*.test.ts'],
                exclude: [...embeddedOnly, ...(hasProxies() ? [] : [behindProxies])],
                globalSetup: './tests/backend/support/postgres-server.ts',
                isolate: false,
                ...backendTimeouts,
              },
            },
          ]
        : []),
      {
        extends: true,
        plugins: [ownSite(), faultyNetwork()],
        // Named here so that none of them is found halfway through a run, which would reload the page.
        optimizeDeps: {
          include: [
            '@r2wc/core',
            'axe-core',
            'eventsource-parser',
            'goober',
            'lucide',
            'ofetch',
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            'react-router',
            'react-router/dom',
            'swr',
            'swr/_internal',
            'swr/infinite',
            'swr/mutation',
            'zustand',
            'zustand/vanilla',
          ],
        },
        test: {
          name: 'browser',
          include: ['{src,widgets,tests/accessibility,tests/contracts,tests/faulty-network}/**/*.test.tsx'],
          exclude: slowTests,
          globalSetup: './tests/setup/backend.ts',
          setupFiles: ['./tests/setup/fresh-device.ts', './tests/setup/slow-machine.ts'],
          testTimeout: 90_000,
          hookTimeout: 90_000,
          maxWorkers: waitingWorkers,
          sequence: { groupOrder: 1 },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            api: { host: '127.0.0.1' },
            viewport: { width: 1280, height: 900 },
            provider: playwright({
              launchOptions: { executablePath: findHeadlessChromium(), args: chromiumArgs },
            }),
            instances: [{ browser: 'chromium' as const }],
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/accessibility/**/*.test.ts', 'tests/e2e/**/*.test.ts', 'tests/embed/**/*.test.ts'],
          exclude: slowTests,
          globalSetup: ['./tests/setup/marketplace.ts', './tests/setup/chromium.ts'],
          maxWorkers: waitingWorkers,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          sequence: { groupOrder: 2 },
        },
      },
      ...(isAll
        ? [
            {
              extends: true as const,
              test: {
                name: 'engines',
                include: ['tests/engines/**/*.test.ts'],
                globalSetup: './tests/setup/marketplace.ts',
                testTimeout: 180_000,
                hookTimeout: 180_000,
                sequence: { groupOrder: 3 },
              },
            },
          ]
        : []),
    ],
  },
});
