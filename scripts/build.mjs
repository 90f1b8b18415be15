// npm run build [npm embed site backend]: all builds, or those named.
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as viteBuild } from 'vite';
import { importDerived } from './build/derived.mjs';
import { compressFolder, writeIntegrity } from './build/served-files.mjs';
import { acquireBuildLock, buildNames, recordBuild } from './build/stale.mjs';
import { writeTypes } from './build/types.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Entry points with types only: each gets an empty module. */
const typeEntryPoints = ['react', 'preact', 'solid', 'svelte', 'vue'];

const targets = { npm: buildPackage, embed: buildEmbed, site: buildSite, backend: () => run('backend') };

/** @param {import('./build/stale.mjs').Build[]} names */
async function build(names) {
  // Whatever the caller's value is: with another one the build would contain React's development code.
  process.env.NODE_ENV = 'production';
  const releaseLock = await acquireBuildLock(root);
  try {
    await Promise.all(names.map(make));
  } finally {
    releaseLock();
  }
}

/** @param {import('./build/stale.mjs').Build} name */
async function make(name) {
  const start = performance.now();
  const markBuilt = recordBuild(root, name);
  await targets[name]();
  markBuilt();
  console.log(`Built ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

/** @param {string} mode */
const run = (mode) => viteBuild({ mode, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });

async function buildPackage() {
  // All of dist but dist/embed, which is a build of its own.
  for (const name of existsSync(join(root, 'dist')) ? readdirSync(join(root, 'dist')) : [])
    if (name !== 'embed') await rm(join(root, 'dist', name), { recursive: true });
  await Promise.all([run('npm'), writeTypes(root)]);
  for (const name of typeEntryPoints) await writeFile(join(root, `dist/${name}.js`), 'export {};\n');
  const { publishedFiles } = await importDerived(root);
  for (const [name, content] of Object.entries(await publishedFiles(root)))
    await writeFile(join(root, 'dist', name), `${JSON.stringify(content, null, 2)}\n`);
}

async function buildEmbed() {
  const folder = join(root, 'dist/embed');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const widgets = readdirSync(join(root, 'widgets')).filter((name) =>
    existsSync(join(root, 'widgets', name, 'index.ts')),
  );
  await Promise.all([run('embed'), run('classic-parts')]);
  // Otherwise bundlers would apply the `sideEffects` of our own package.json to these files.
  await writeFile(join(root, 'build/classic-parts/package.json'), '{ "type": "module" }\n');
  await Promise.all(widgets.map((name) => run(`classic/${name}`)));
  await writeIntegrity(folder);
  await compressFolder(folder);
}

async function buildSite() {
  await Promise.all([run('site'), run('site-server')]);
  await compressFolder(join(root, 'build/site'));
}

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !(name in targets));
if (unknown) {
  console.error(`There is no build "${unknown}"; there are ${buildNames.join(', ')}.`);
  process.exit(1);
}
try {
  await build(chosen.length ? buildNames.filter((name) => chosen.includes(name)) : buildNames);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
