// npm run build [npm embed site server]: all builds, or those named.
import { existsSync, readdirSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as viteBuild } from 'vite';
import { compressFolder } from './build/compress.mjs';
import { writeIntegrity } from './build/integrity.mjs';
import { writeTypes } from './build/types.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Doors that bring types alone; a module of nothing stands behind them. */
const typeDoors = ['react', 'preact', 'solid', 'svelte', 'vue'];
const metadata = ['custom-elements.json', 'vscode.html-data.json', 'web-types.json'];

const targets = { npm: buildPackage, embed: buildEmbed, site: buildSite, server: () => run('server') };

/** @param {string[]} names */
export async function build(names) {
  await Promise.all(
    Object.entries(targets).map(async ([name, make]) => {
      if (!names.includes(name)) return;
      const start = performance.now();
      await make();
      console.log(`Built ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
    }),
  );
}

/** @param {string} mode */
const run = (mode) => viteBuild({ mode, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });

async function buildPackage() {
  // All of dist but dist/embed, which is a build of its own.
  for (const name of existsSync(join(root, 'dist')) ? readdirSync(join(root, 'dist')) : [])
    if (name !== 'embed') await rm(join(root, 'dist', name), { recursive: true });
  await Promise.all([run('npm'), writeTypes(root)]);
  for (const name of typeDoors) await writeFile(join(root, `dist/${name}.js`), 'export {};\n');
  for (const name of metadata)
    if (existsSync(join(root, 'metadata', name)))
      await cp(join(root, 'metadata', name), join(root, 'dist', name));
}

async function buildEmbed() {
  const folder = join(root, 'dist/embed');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  if (existsSync(join(root, 'src/embed/loader.ts'))) await run('embed');
  for (const name of readdirSync(join(root, 'widgets')))
    if (existsSync(join(root, 'widgets', name, 'index.ts'))) await run(`classic/${name}`);
  await writeIntegrity(folder);
  await compressFolder(folder);
}

async function buildSite() {
  if (!existsSync(join(root, 'demo-site/index.html'))) return;
  await run('site');
  await compressFolder(join(root, 'build/site'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const named = process.argv.slice(2);
  const unknown = named.filter((name) => !(name in targets));
  if (unknown.length) {
    console.error(`There is no build "${unknown[0]}"; there are ${Object.keys(targets).join(', ')}.`);
    process.exit(1);
  }
  try {
    await build(named.length ? named : Object.keys(targets));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
