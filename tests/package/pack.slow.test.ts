import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { testApp } from '#tests/backend/support/test-app.ts';
import { builderComponents, docsCode } from './code-samples.ts';
import { emptyProject } from './empty-project.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const project = emptyProject();
const { readJson } = project;
const timeout = 90_000;

describe('the packed package', () => {
  it('contains the built files and the licence, and no sources', () => {
    const outside = project.packageFiles.filter(
      (file) => !file.startsWith('dist/') && file !== 'CHANGELOG.md',
    );
    expect(outside.sort()).toEqual(['LICENSE', 'README.md', 'package.json']);
    expect(project.packageFiles.filter((file) => /\.map$|\.tsx$|(?<!\.d)\.ts$|\.test\./.test(file))).toEqual(
      [],
    );
    const { repository, homepage, bugs, dependencies } = readJson('package.json');
    expect(repository.url).toMatch(/^git\+https:\/\/.+\.git$/);
    expect(homepage).toContain(repository.url.slice('git+'.length, -'.git'.length));
    expect(bugs.url).toMatch(/\/issues$/);
    expect(dependencies).toBeUndefined();
  });

  it('contains every file that its exports name, and no compressed copies', () => {
    const { exports } = readJson('package.json');
    const targets = Object.values<string | Record<string, string>>(exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    );
    const files = targets
      .filter((target) => !target.includes('*'))
      .map((target) => target.slice('./'.length));
    expect(files.length).toBeGreaterThan(20);
    expect(project.packageFiles).toEqual(expect.arrayContaining(files));
    expect(project.packageFiles).toContain('dist/embed/dragoman.js');
    expect(project.packageFiles.filter((file) => /\.(br|gz)$/.test(file))).toEqual([]);
  });

  it('describes its elements to editors: manifest, VS Code data and web-types', () => {
    const { name, version, customElements, 'web-types': types } = readJson('package.json');
    const data: { version: number; tags: { name: string }[] } = readJson('dist/vscode.html-data.json');
    const tags = data.tags.map((tag) => tag.name).sort();
    expect(data.version).toBe(1.1);
    expect(tags).toContain('dragoman-offer-grid');

    const manifest: {
      schemaVersion: string;
      modules: { kind: string; path: string; declarations: { tagName?: string }[] }[];
    } = readJson(customElements);
    expect(manifest.schemaVersion).toMatch(/^\d+\.\d+\.\d+$/);
    for (const { kind, path } of manifest.modules) {
      expect(kind).toBe('javascript-module');
      expect(existsSync(join(project.installed, path)), path).toBe(true);
    }
    const declared = manifest.modules.flatMap(({ declarations }) => declarations);
    expect(declared.flatMap(({ tagName }) => tagName ?? []).sort()).toEqual(tags);

    const web: { name: string; version: string; contributions: { html: { elements: { name: string }[] } } } =
      readJson(types);
    expect([web.name, web.version]).toEqual([name, version]);
    expect(web.contributions.html.elements.map((element) => element.name).sort()).toEqual(tags);
  });

  it('is importable in Node by every exported path', () => {
    const entryPoints = Object.keys(readJson('package.json').exports).filter(
      (entryPoint) => !/\*|\.json$/.test(entryPoint),
    );
    project.write(
      'import.js',
      `${entryPoints.map((entryPoint) => `await import('@dragoman/widgets${entryPoint.slice(1)}');`).join('\n')}
      const { session, configure, version } = await import('@dragoman/widgets');
      const { categories } = await import('@dragoman/widgets/server');
      const loader = import.meta.resolve('@dragoman/widgets/embed/dragoman.js');
      console.log(JSON.stringify([typeof session.subscribe, typeof configure, version, categories, loader]));`,
    );
    const [subscribe, configure, version, categories, loader] = JSON.parse(project.run('import.js'));
    expect([subscribe, configure]).toEqual(['function', 'function']);
    expect(version).toBe(readJson('package.json').version);
    expect(categories).toEqual(['document', 'call', 'translation']);
    expect(existsSync(fileURLToPath(loader))).toBe(true);
  });

  it.each(['Bundler', 'NodeNext'] as const)(
    'has types for a project that resolves as %s',
    (resolution) => {
      project.write(
        'main.tsx',
        `import { configure } from '@dragoman/widgets/page';
        import '@dragoman/widgets/offer-grid';
        import type {} from '@dragoman/widgets/react';
        configure({ apiUrl: 'https://dragoman.example' });
        document.querySelector('dragoman-offer-grid')?.addEventListener('dragoman-load', ({ detail }) => {
          const total: number = detail.total;
          console.log(total);
        });
        export const grid = <dragoman-offer-grid category="document" page-size={12} filters />;
        // @ts-expect-error: no such category.
        export const wrong = <dragoman-offer-grid category="documents" />;`,
      );
      expect(project.typeErrors(['main.tsx'], resolution)).toBe('');
    },
    timeout,
  );
});

describe('packing', () => {
  it('refuses with one sentence when the build is missing and cannot be made', () => {
    const folder = mkdtempSync(join(tmpdir(), 'dragoman-unbuilt-'));
    for (const path of ['package.json', 'scripts', 'src'])
      cpSync(join(root, path), join(folder, path), { recursive: true });
    const { status, stderr } = spawnSync('npm', ['pack', '--json'], { cwd: folder, encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(status).not.toBe(0);
    expect(stderr).toMatch(/^The build is missing or stale, and .+: run npm ci\.$/m);
  });
});

describe('the version', () => {
  it('is the same in the package, the loader, the classic scripts and the OpenAPI description', async () => {
    const { version } = readJson('package.json');
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
    expect(version).not.toBe('0.0.0');
    for (const file of ['dragoman.js', 'offer-grid.js'])
      expect(readFileSync(join(project.installed, 'dist/embed', file), 'utf8')).toContain(version);
    const server = await testApp();
    const { body } = await server.call<{ info: { version: string } }>('GET', '/openapi.json');
    await server.close();
    expect(body.info.version).toBe(version);
  });
});

describe('sample code', () => {
  it(
    'of the documentation and the embed builder compiles',
    () => {
      const files = [...docsCode(), ...builderComponents()];
      for (const { file, code } of files) project.write(file, code);
      const names = files.map(({ file }) => file);
      expect(names.filter((name) => name.startsWith('docs/')).length).toBeGreaterThan(4);
      expect(project.typeErrors(names, 'Bundler')).toBe('');
    },
    timeout,
  );
});
