/** Code samples that readers copy, as project files: those of the documentation and of the embed builder. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { elements } from 'virtual:derived/elements';
import { compile } from 'svelte/compiler';
import { compileScript, compileTemplate, parse } from 'vue/compiler-sfc';
import { type Format, formats, readConfiguration } from '#site/embed/configuration.ts';
import { isPackage, snippets } from '#site/embed/snippets.ts';

interface CodeFile {
  file: string;
  code: string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const pages = ['README.md', ...['docs', 'widgets'].flatMap((folder) => markdownIn(folder))];

function markdownIn(folder: string): string[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.md')).map((name) => `${folder}/${name}`);
}

/** Every JavaScript, TypeScript and JSX sample of the documentation. */
export function docsCode(): CodeFile[] {
  return pages.flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8');
    return [...text.matchAll(/^```(js|ts|tsx)\n([\s\S]*?)^```/gm)].map(([, kind, code = ''], index) => ({
      file: `docs/${page.replaceAll(/\W/g, '-')}-${index}.${kind}`,
      code: `${code.trimStart().startsWith('<') ? `import type {} from '@dragoman/widgets/react';\nexport const piece = ${code}` : code}\nexport {};\n`,
    }));
  });
}

/** Settings that each framework writes differently. */
const settings = 'locale=de&load=eager&partner=acme&campaign=spring&room=480&--radius=4px';

/** The builder's code for each element and each framework with a compiler. */
export function builderComponents(): CodeFile[] {
  const components = formats.filter(isPackage).flatMap((format) =>
    elements.map(({ name }) => {
      const params = new URLSearchParams(`tag=${name}&code=${format}&${settings}`);
      const samples = snippets(readConfiguration(params), 'https://dragoman.example');
      const code = samples.find(({ place }) => place === 'component')?.code ?? '';
      return compiled(format, `builder/${format}-${name}`, code);
    }),
  );
  return [...components, { file: 'builder/angular.d.ts', code: angularTypes }];
}

/** TypeScript or JavaScript, compiled by the framework's own compiler. */
function compiled(format: Format, file: string, code: string): CodeFile {
  switch (format) {
    case 'vue':
      return { file: `${file}.ts`, code: compiledVue(file, code) };
    case 'svelte':
      return { file: `${file}.js`, code: withoutWarnings(compile(code, { filename: `${file}.svelte` })) };
    case 'react':
      return { file: `${file}.tsx`, code };
    default:
      return { file: `${file}.ts`, code };
  }
}

function compiledVue(file: string, code: string): string {
  const { descriptor, errors } = parse(code, { filename: `${file}.vue` });
  const template = compileTemplate({
    id: file,
    filename: `${file}.vue`,
    source: descriptor.template?.content ?? '',
    compilerOptions: { isCustomElement: (tag) => tag.startsWith('dragoman-') },
  });
  const allErrors = [...errors, ...template.errors];
  if (allErrors.length > 0) throw new Error(`${file}: ${allErrors.join('\n')}`);
  compileScript(descriptor, { id: file });
  return descriptor.scriptSetup?.content ?? '';
}

function withoutWarnings({ js, warnings }: ReturnType<typeof compile>): string {
  if (warnings.length > 0) throw new Error(warnings.map(({ message }) => message).join('\n'));
  return js.code;
}

/** Stub types of Angular for the samples: Angular itself is installed only for its host page. */
const angularTypes = `declare module '@angular/core' {
  export const CUSTOM_ELEMENTS_SCHEMA: unique symbol;
  export function Component(about: {
    selector: string;
    schemas: unknown[];
    template: string;
  }): (target: object) => void;
}
`;
