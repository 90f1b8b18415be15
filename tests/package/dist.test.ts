import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildStale } from '#scripts/build/stale.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'dist');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const widgets = readdirSync(join(root, 'widgets')).filter((name) =>
  existsSync(join(root, 'widgets', name, 'index.ts')),
);

const read = (file: string) => readFileSync(join(dist, file), 'utf8');
const filesIn = (folder: string) =>
  readdirSync(join(dist, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.\w+$/.test(file),
  );
const scripts = (folder: string) =>
  filesIn(folder).filter((file) => file.endsWith('.js') && !file.startsWith('embed/'));

beforeAll(() => buildStale(root, ['npm', 'embed']), 120_000);

describe('the package', () => {
  it('has an entry point for each widget, for all of them, for the server and for each framework’s types', () => {
    const entryPoints = ['.', ...widgets.map((name) => `./${name}`), './server', './react', './package.json'];
    expect(Object.keys(manifest.exports)).toEqual(expect.arrayContaining(entryPoints));
    for (const target of Object.values<string | { types: string; default: string }>(manifest.exports))
      for (const file of typeof target === 'string' ? [target] : [target.types, target.default])
        if (!file.includes('*')) expect(existsSync(join(root, file)), file).toBe(true);
  });

  it('can be imported without a document, as in server-side rendering', () => {
    const modules = Object.values<{ default?: string }>(manifest.exports).flatMap(
      (target) => target.default ?? [],
    );
    const code = modules.map((file) => `await import(${JSON.stringify(join(root, file))});`).join('\n');
    execFileSync(process.execPath, ['--input-type=module', '--eval', code], { cwd: root });
  });

  it('leaves React to the application and bundles everything else', () => {
    const specifiers = scripts('.').flatMap((file) =>
      // A sentence may contain the word in quotes.
      [...read(file).matchAll(/(?<!["'-])\bfrom\s*["']([^."'][^"']*)["']/g)].map((match) => match[1]),
    );
    for (const specifier of specifiers) expect(specifier).toMatch(/^react(-dom)?($|\/)/);
    expect(specifiers.length).toBeGreaterThan(0);
  });

  it('needs no special bundler support', () => {
    for (const file of scripts('.')) {
      expect(read(file), file).not.toMatch(/process\.env|typeof require|import\.meta\.env/);
      expect(read(file), file).not.toContain(root);
    }
  });

  it('holds no validator: schemas are types on pages', () => {
    // TypeBox marks each of its schemas with this name.
    for (const file of filesIn('.').filter((one) => one.endsWith('.js')))
      expect(read(file), file).not.toContain('~kind');
  });

  it('has types that import no package except their framework', () => {
    const foreign = filesIn('types').flatMap((file) =>
      [...read(`types/${file}`).matchAll(/(?<![-"'])\b(?:from|import)\s*\(?["']([^."'][^"']*)["']/g)].map(
        (match) => match[1],
      ),
    );
    for (const specifier of foreign)
      expect(specifier).toMatch(/^(react|preact|solid-js|vue|svelte\/elements)$/);
  });
});

describe('the embed files', () => {
  const embed = (file: string) => read(`embed/${file}`);

  it('start with a loader of at most 3072 bytes that imports nothing before it runs', () => {
    expect(brotliCompressSync(embed('dragoman.js')).length).toBeLessThanOrEqual(3072);
    expect(embed('dragoman.js')).not.toMatch(/(^|[;}])import[\s{"'*]|\bexport\b/);
  });

  it('contain finished style rules and no parser of templates', () => {
    const parserOfTemplates = '|([^;}{]*?) *{)';
    const goober = readFileSync(join(root, 'node_modules/goober/dist/goober.modern.js'), 'utf8');
    expect(goober).toContain(parserOfTemplates);
    for (const file of filesIn('embed').filter((name) => name.endsWith('.js')))
      expect(read(`embed/${file}`).includes(parserOfTemplates), file).toBe(false);
  });

  it('have one self-contained script per widget, without globals', () => {
    for (const name of widgets) {
      expect(embed(`${name}.js`), name).toMatch(/^\(?\(?(function|\(\))/);
      expect(embed(`${name}.js`), name).not.toMatch(/\bimport\(/);
    }
  });

  it('add no preload links and use no build-time variables', () => {
    for (const file of filesIn('embed').filter((name) => name.endsWith('.js'))) {
      expect(embed(file), file).not.toMatch(/__vite|process\.env|import\.meta\.env/);
      if (file === 'dragoman.js') expect(embed(file)).not.toContain('modulepreload');
    }
  });

  it('are listed with their hashes', () => {
    const listed: Record<string, string> = JSON.parse(embed('integrity.json'));
    const files = filesIn('embed').filter((file) => !/\.(br|gz)$|^integrity\.json$/.test(file));
    expect(Object.keys(listed).sort()).toEqual(files.map((file) => file.replaceAll('\\', '/')).sort());
    for (const [file, hash] of Object.entries(listed)) {
      const digest = createHash('sha384')
        .update(readFileSync(join(dist, 'embed', file)))
        .digest('base64');
      expect(hash, file).toBe(`sha384-${digest}`);
    }
  });

  it('are precompressed', () => {
    const large = filesIn('embed').filter((file) => file.endsWith('.js') && embed(file).length > 1024);
    for (const file of large) {
      const plain = readFileSync(join(dist, 'embed', file));
      expect(brotliDecompressSync(readFileSync(join(dist, 'embed', `${file}.br`))).equals(plain), file).toBe(
        true,
      );
      expect(gunzipSync(readFileSync(join(dist, 'embed', `${file}.gz`))).equals(plain), file).toBe(true);
    }
  });
});
