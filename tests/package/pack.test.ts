import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { builderComponents, docsCode } from './code-samples.ts';
import { emptyProject } from './empty-project.ts';

const project = emptyProject();
const { readJson } = project;
const timeout = 90_000;

describe('the packed package', () => {
  it('contains the built files and the licence, and no sources', () => {
    const outside = project.packed.filter((file) => !file.startsWith('dist/') && file !== 'CHANGELOG.md');
    expect(outside.sort()).toEqual(['LICENSE', 'README.md', 'package.json']);
    expect(project.packed.filter((file) => /\.map$|\.tsx$|(?<!\.d)\.ts$|\.test\./.test(file))).toEqual([]);
    const { repository, homepage, bugs, dependencies } = readJson('package.json');
    expect(repository.url).toMatch(/^git\+https:\/\/.+\.git$/);
    expect(homepage).toContain(repository.url.slice('git+'.length, -'.git'.length));
    expect(bugs.url).toMatch(/\/issues$/);
    expect(dependencies).toBeUndefined();
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
