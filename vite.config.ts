/** All builds: the npm package, the embed's loader, chunks and classic scripts, the site and the backend. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type UserConfig } from 'vite';
import { tokenSheet } from '#core/theme/tokens.ts';
import { loaderBundle } from '#scripts/build/loader-bundle.ts';
import { classicEntry, classicId } from './scripts/build/classic-entry.ts';
import { compileStyles } from './scripts/build/compile-styles.ts';
import { derivedModules, widgetNames } from './scripts/build/derived-modules.ts';
import { docsPages } from './scripts/build/docs/plugin.ts';
import { iconsByName } from './scripts/build/icons-by-name.ts';
import { importedBy } from './scripts/build/imported-by.ts';
import { ownNames } from './scripts/build/own-names.ts';
import { stripContracts } from './scripts/build/strip-contracts.ts';
import { backendProxy } from './scripts/dev/backend-proxy.ts';

const path = (...parts: string[]) => resolve(import.meta.dirname, ...parts);

const { version } = JSON.parse(readFileSync(path('package.json'), 'utf8'));
const widgets = widgetNames(path());
const entryPoints = Object.fromEntries(widgets.map((name) => [name, path('widgets', name, 'index.ts')]));
const source = (files: string[]) => files.filter((file) => existsSync(path(file)));

/** The options that all builds of the library share: ES2022 browsers and React's production build. */
function library(build: BuildEnvironmentOptions): UserConfig {
  return {
    define: { 'process.env.NODE_ENV': '"production"', __DRAGOMAN_VERSION__: JSON.stringify(version) },
    publicDir: false,
    build: { target: 'es2022', emptyOutDir: false, reportCompressedSize: false, ...build },
  };
}

/** The npm package: an entry point per widget and one for all. React is a peer dependency of the application. */
const npm = () => ({
  ...library({
    outDir: 'dist',
    lib: {
      entry: {
        ...entryPoints,
        ...Object.fromEntries(
          source(['src/index.ts', 'src/page.ts', 'src/server.ts']).map((file) => [
            file.slice('src/'.length, -'.ts'.length),
            path(file),
          ]),
        ),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      external: /^react(-dom)?($|\/)/,
      output: { chunkFileNames: 'chunks/[name]-[hash].js', minify: true },
    },
  }),
  plugins: [react(), derivedModules(path()), compileStyles(path()), stripContracts()],
});

/** The modules that every widget needs. */
const core = importedBy(path('src/element/define-widget.ts'));
/** Most pages contain only an offer grid, so the modules that it shares with other widgets have a chunk of their own. */
const grid = importedBy(path('widgets/offer-grid/index.ts'));
/** Which of the widgets import a module. */
const importedByWidget = new Map(
  widgets.map((name) => [name, importedBy(path('widgets', name, 'index.ts'))]),
);
/**
 * Widgets whose common modules are a chunk of their own, so that the others need not load it. A module belongs to the
 * first family that has all its importers. What it imports has at least the same importers, so it belongs to the same
 * family, to a later one or to all: no two chunks import each other.
 */
const families = [
  { name: 'identity', family: ['account', 'sign-in'] },
  { name: 'task-steps', family: ['disputes', 'task'] },
  { name: 'requests', family: ['request-board', 'request-form'] },
  { name: 'one-offer', family: ['checkout', 'offer-detail'] },
  { name: 'questions', family: ['offer-detail', 'request-board'] },
  { name: 'earnings', family: ['account', 'disputes', 'payments', 'task'] },
  { name: 'tabs', family: ['dashboard', 'partner-report'] },
  { name: 'bar', family: ['launcher', 'notification-bell', 'user-menu'] },
  { name: 'publishing', family: ['offer-form', 'request-form'] },
  { name: 'prices', family: ['offer-form', 'request-board', 'request-form'] },
  { name: 'bookings', family: ['checkout', 'request-board', 'request-form'] },
  { name: 'tasks', family: ['checkout', 'disputes', 'request-board', 'task'] },
  { name: 'task-styles', family: ['dashboard', 'disputes', 'request-board', 'task'] },
  { name: 'language-picker', family: ['profile', 'request-form'] },
  { name: 'languages', family: ['offer-form', 'profile', 'request-form'] },
  { name: 'steps', family: ['checkout', 'offer-form', 'profile', 'request-form', 'task'] },
  { name: 'parts', family: ['chat-inbox', 'checkout', 'dashboard'] },
  { name: 'activities', family: ['chat-inbox', 'notification-bell'] },
  {
    name: 'live',
    family: [
      'chat-inbox',
      'dashboard',
      'launcher',
      'notification-bell',
      'request-board',
      'request-form',
      'task',
      'user-menu',
    ],
  },
  {
    name: 'panels',
    family: [
      'account',
      'dashboard',
      'disputes',
      'launcher',
      'offer-detail',
      'payments',
      'request-board',
      'task',
    ],
  },
  {
    name: 'conversations',
    family: [
      'chat-inbox',
      'disputes',
      'launcher',
      'notification-bell',
      'offer-detail',
      'request-board',
      'task',
      'user-menu',
    ],
  },
  {
    name: 'forms',
    family: [
      'account',
      'checkout',
      'disputes',
      'offer-form',
      'payments',
      'profile',
      'request-board',
      'request-form',
      'sign-in',
      'task',
    ],
  },
  // The large forms have enough to load.
  { name: 'not-in-forms', family: widgets.filter((name) => !['checkout', 'offer-form'].includes(name)) },
];
const importersOf = (id: string) => widgets.filter((name) => importedByWidget.get(name)?.includes(id));
const familyOf = (importers: string[]) =>
  families.find(({ family }) => importers.every((name) => family.includes(name)))?.family;
const code = /\/(src|demo-site|node_modules)\/.*(?<!\.css)$/;
const isShared = (id: string, family: string[] | undefined) => {
  const importers = importersOf(id);
  return code.test(id) && importers.length > 1 && familyOf(importers) === family;
};
/** Catalogues of several widgets, with their English texts. */
const sharedTexts = /\/src\/i18n\/(?:messages\/)?(activity|forms|sign-in|tasks)(?:\.messages|\/en)\.ts$/;
const groups = [
  // Otherwise they would be in the core and in the site's other code, which the site's first script would then load.
  { name: 'preload', test: /vite\/preload-helper/, priority: families.length + 6 },
  {
    name: 'renderer',
    test: /node_modules\/(react|react-dom|scheduler)\//,
    priority: families.length + 5,
  },
  { name: 'core', test: core.includes, priority: families.length + 4 },
  // One chunk instead of one per set of widgets, which would be many small files.
  {
    name: 'offers',
    test: (id: string) => grid.includes(id) && code.test(id),
    minShareCount: 2,
    priority: families.length + 3,
  },
  // Each is a chunk, which only the widgets load that use it.
  {
    name: (id: string) => `${sharedTexts.exec(id)?.[1]}-texts`,
    test: sharedTexts,
    priority: families.length + 2,
  },
  // What all pages of the site share, instead of many files of some hundred bytes.
  {
    name: 'site',
    test: /\/demo-site\/(shell\/|messages\/(messages|lazy-messages|integrators)\.|pages\/not-found).*\.tsx?$/,
    minShareCount: 2,
    priority: families.length + 1,
  },
  { name: 'shared', test: (id: string) => isShared(id, undefined), priority: families.length + 1 },
  ...families.map(({ name, family }, index) => ({
    name,
    test: (id: string) => isShared(id, family),
    priority: index + 1,
  })),
  // Those that only separate parts share.
  {
    name: 'icons',
    test: (id: string) => id.includes('/lucide/') && importersOf(id).length === 0,
    minShareCount: 2,
    priority: 0,
  },
];

const importPlugins = [core, grid, ...importedByWidget.values()].map(({ plugin }) => plugin);

/** The script-tag distribution: a loader and the chunks that it imports as the page needs them. */
const embed = () => ({
  ...library({
    outDir: 'dist/embed',
    lib: { entry: { dragoman: path('src/embed/loader.ts') }, formats: ['es'] },
    rolldownOptions: {
      output: {
        chunkFileNames: 'chunks/[name]-[hash].js',
        minify: true,
        comments: false,
        codeSplitting: { groups },
      },
    },
  }),
  base: './',
  resolve: { tsconfigPaths: true, alias: [...alias, lateRenderer] },
  plugins: [
    react(),
    derivedModules(path()),
    compileStyles(path()),
    stripContracts(),
    iconsByName(),
    loaderBundle({
      entry: path('src/embed/loader.ts'),
      stageTwo: path('src/embed/loader-stage-two.ts'),
      importWidgets: path('src/embed/import-widgets.ts'),
      report: path('build/embed-files.json'),
    }),
    ...importPlugins,
  ],
});

/** The parts of the classic scripts, compiled and minified once for all of them. */
const classicParts = () => ({
  ...library({
    outDir: 'build/classic-parts',
    emptyOutDir: true,
    lib: { entry: { ...entryPoints, classic: path('src/embed/classic.ts') }, formats: ['es'] },
    rolldownOptions: { output: { minify: true, comments: false } },
  }),
  plugins: [react(), derivedModules(path()), compileStyles(path()), stripContracts()],
});

/** A classic script with one widget and everything it needs, for pages that allow only a single file. */
const classic = (name: string) => ({
  ...library({
    outDir: 'dist/embed',
    lib: { entry: classicId, formats: ['iife'], name: 'unused', fileName: () => `${name}.js` },
    rolldownOptions: {
      // The parts are compressed already. Mangling shortens the names that bundling made unique.
      output: { minify: { compress: false, mangle: true, codegen: true }, comments: false },
    },
  }),
  plugins: [classicEntry([path('build/classic-parts/classic.js'), path(`build/classic-parts/${name}.js`)])],
});

/** What the site's first script shares with its app, which that would otherwise load. */
const early = {
  name: 'early',
  test: /shell\/before-app|hooks\/data\/when-idle/,
  priority: families.length + 6,
};

/** The marketplace's pages. No inline script, style or font: the server's content security policy allows none. */
const site = (): UserConfig => ({
  root: path('demo-site'),
  server: { proxy: backendProxy(path('demo-site'), Number(process.env.PORT ?? 3000) + 1) },
  build: {
    outDir: path('build/site'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // For the backend: which files a page will surely need.
    manifest: 'files.json',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'sign-in-window.html'].map((page) => path('demo-site', page)),
      output: { codeSplitting: { groups: [early, ...groups] } },
    },
  },
  css: { postcss: { plugins: [designTokens] } },
  plugins: [
    react(),
    derivedModules(path()),
    compileStyles(path()),
    stripContracts(),
    iconsByName(),
    ...importPlugins,
    docsPages(path()),
  ],
});

/** Puts the tokens of the widgets in place of `@tokens`. */
const designTokens = {
  postcssPlugin: 'dragoman-tokens',
  AtRule: { tokens: (rule: { replaceWith(styles: string): unknown }) => void rule.replaceWith(tokenSheet()) },
};

/** The marketplace's pages for the backend, which renders those that are the same for everybody. */
const siteServer = (): UserConfig => ({
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: path('demo-site/render-page.tsx'),
    outDir: path('build/site-server'),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
  },
  plugins: [react(), derivedModules(path()), iconsByName(), docsPages(path())],
});

/** The reference backend and its commands for Node. Bundles everything except the dependencies in its package.json. */
function backend(): UserConfig {
  const { dependencies } = JSON.parse(readFileSync(path('backend/package.json'), 'utf8'));
  const files = readdirSync(path('backend'), { recursive: true, encoding: 'utf8' });
  const commands = files.filter((file) => file === 'start.ts' || /^commands[\\/]/.test(file));
  return {
    publicDir: false,
    ssr: { noExternal: true, external: Object.keys(dependencies) },
    build: {
      ssr: true,
      outDir: 'build/backend',
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: {
          ...Object.fromEntries(
            commands.map((file) => [file.slice(0, -'.ts'.length), path('backend', file)]),
          ),
          'calendar-process': path('backend/features/availability/calendar-process.ts'),
          'counting-process': path('backend/features/word-counts/counting-process.ts'),
        },
      },
    },
  };
}

const builds: Record<string, () => UserConfig> = {
  npm,
  embed,
  'classic-parts': classicParts,
  site,
  'site-server': siteServer,
  backend,
};

const alias = [
  {
    find: /^use-sync-external-store\/shim(\/index\.js)?$/,
    replacement: path('scripts/build/use-sync-external-store.ts'),
  },
  { find: /^destr$/, replacement: path('scripts/build/destr.ts') },
  // The backend's own package.json names imports of the backend only.
  { find: /^#tools\//, replacement: `${path('tools')}/` },
];

const lateRenderer = {
  find: /^\.\/load-renderer\.ts$/,
  replacement: path('scripts/build/load-renderer.ts'),
};

export default defineConfig(({ mode }) => {
  const chosen = mode.startsWith('classic/')
    ? classic(mode.slice('classic/'.length))
    : (builds[mode] ?? site)();
  return {
    root: path(),
    resolve: { tsconfigPaths: true, alias },
    ...chosen,
    plugins: [...(chosen.plugins ?? [react(), derivedModules(path())]), ownNames()],
  };
});
