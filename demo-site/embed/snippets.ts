/** The code that a partner copies: one or more snippets for each way to embed. */
import { type Configuration, type Format, validAttributes } from './configuration.ts';
import { fallbackLink } from './fallback-link.ts';
import { type Attributes, elementText, indent, startTag } from './markup.ts';
import { styleSheet } from './themes.ts';

interface Snippet {
  code: string;
  /** The language of the code. */
  language: 'html' | 'tsx' | 'vue' | 'svelte' | 'ts' | 'sh' | 'css';
  /** The file or place for the code, if there are several snippets. */
  place?: 'install' | 'component' | 'styles' | 'page' | 'editor' | 'config';
}

interface SnippetInput {
  name: string;
  tag: string;
  className: string;
  origin: string;
  attributes: Attributes;
  /** Settings of the page, with the names of `configure`. */
  settings: Readonly<Record<string, string>>;
  css: string;
  /**
   * The content between the tags: a link in a box of the reserved height. Both are gone as soon as the widget is there,
   * which is then as high as what it shows.
   */
  fallback: string;
  /** The hash of the classic script, if the snippet should contain it. */
  integrity?: string;
}

/** Widgets that have an instant script. */
export const instantWidgets: readonly string[] = ['offer-grid', 'offer-detail'];

export const isPackage = (format: Format): boolean => ['react', 'vue', 'svelte', 'angular'].includes(format);

export function snippets(configuration: Configuration, origin: string, integrity?: string): Snippet[] {
  const { element, campaign, reservedHeight, tokens, format } = configuration;
  const all = validAttributes(configuration);
  const partner = all.find(([name]) => name === 'partner')?.[1];
  const attributes = all.filter(([name]) => name !== 'partner');
  const isInstant = format !== 'instant' || instantWidgets.includes(element.name);
  const settings = { ...(partner && { partner }), ...(campaign && { campaign }) };
  const link = fallbackLink(element.name, attributes, origin, settings);
  return writers[isInstant ? format : 'html']({
    name: element.name,
    tag: element.tag,
    className: element.name.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase()),
    origin,
    attributes,
    settings,
    css: styleSheet(tokens),
    fallback:
      reservedHeight > 0 ? elementText('div', [['style', `min-height: ${reservedHeight}px`]], link) : link,
    integrity,
  });
}

const writers: Record<Format, (input: SnippetInput) => Snippet[]> = {
  html: (input) => [page(input, moduleScript(input, 'dragoman.js'))],
  instant: (input) => {
    // The prerendered links in the script also contain the settings of the page.
    const params = [...input.attributes, ...Object.entries(input.settings)];
    const query = new URLSearchParams(params.map(([name, value]) => [name, value]));
    const file = `instant/${input.name}.js${query.size ? `?${query}` : ''}`;
    return [page(input, moduleScript(input, file))];
  },
  classic: (input) => {
    const attributes: Attributes = [
      ['async', ''],
      ['src', `${input.origin}/embed/${input.name}.js`],
      ...(input.integrity ? [['integrity', input.integrity] as const] : []),
      ['crossorigin', ''],
      ...dataSettings(input),
    ];
    return [page(input, elementText('script', attributes))];
  },
  wordpress: (input) => {
    const attributes: Attributes = [
      ['data-dragoman', input.name],
      // Some editors remove empty `data-…` attributes.
      ...input.attributes.map(([name, value]) => [`data-${name}`, value || 'true'] as const),
    ];
    return [
      { code: elementText('div', attributes, input.fallback), language: 'html', place: 'editor' },
      { code: moduleScript(input, 'dragoman.js'), language: 'html', place: 'page' },
      ...styles(input),
    ];
  },
  react: (input) => {
    const content = input.fallback.replace(/style="min-height: (\d+)px"/, 'style={{ minHeight: $1 }}');
    const element = elementText(input.tag, input.attributes, content);
    return [
      install('@dragoman/widgets react react-dom'),
      component('tsx', [
        imports(input, "import type {} from '@dragoman/widgets/react';"),
        configure(input),
        `export function ${input.className}() {\n${indent(`return (\n${indent(element)}\n);`)}\n}`,
      ]),
      ...styles(input),
    ];
  },
  vue: (input) => [
    install('@dragoman/widgets react react-dom'),
    component('vue', [
      `<script setup>\n${imports(input)}\n\n${configure(input)}\n</script>`,
      `<template>\n${indent(elementText(input.tag, input.attributes, input.fallback))}\n</template>`,
    ]),
    {
      code: [
        "import vue from '@vitejs/plugin-vue';",
        '',
        'export default {',
        '  plugins: [',
        "    vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('dragoman-') } } }),",
        '  ],',
        '};',
      ].join('\n'),
      language: 'ts',
      place: 'config',
    },
    ...styles(input),
  ],
  svelte: (input) => [
    install('@dragoman/widgets react react-dom'),
    component('svelte', [
      `<script>\n${indent(`${imports(input)}\n\n${configure(input)}`)}\n</script>`,
      // Svelte gives braces a meaning.
      elementText(input.tag, input.attributes, input.fallback)
        .replaceAll('{', '&#123;')
        .replaceAll('}', '&#125;'),
    ]),
    ...styles(input),
  ],
  angular: (input) => [
    install('@dragoman/widgets react react-dom'),
    component('ts', [
      `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';\n${imports(input)}`,
      configure(input),
      [
        '@Component({',
        `  selector: 'app-${input.name}',`,
        '  schemas: [CUSTOM_ELEMENTS_SCHEMA],',
        '  template: `',
        indent(elementText(input.tag, input.attributes, input.fallback).replace(/[`\\$]/g, '\\$&'), '    '),
        '  `,',
        '})',
        `export class ${input.className} {}`,
      ].join('\n'),
    ]),
    ...styles(input),
  ],
};

const dataSettings = ({ settings }: SnippetInput): Attributes =>
  Object.entries(settings).map(([name, value]) => [`data-${name}`, value]);

const moduleScript = (input: SnippetInput, file: string): string =>
  `${startTag('script', [
    ['async', ''],
    ['type', 'module'],
    ['src', `${input.origin}/embed/${file}`],
    ['crossorigin', ''],
    ...dataSettings(input),
  ])}</script>`;

/** A single snippet for a whole page. */
const page = (input: SnippetInput, script: string): Snippet => ({
  code: [
    input.css && `<style>\n${indent(input.css)}\n</style>`,
    script,
    elementText(input.tag, input.attributes, input.fallback),
  ]
    .filter(Boolean)
    .join('\n\n'),
  language: 'html',
});

const install = (packages: string): Snippet => ({
  code: `npm install ${packages}`,
  language: 'sh',
  place: 'install',
});

const component = (language: Snippet['language'], sections: string[]): Snippet => ({
  code: sections.join('\n\n'),
  language,
  place: 'component',
});

const styles = ({ css }: SnippetInput): Snippet[] =>
  css ? [{ code: css, language: 'css', place: 'styles' }] : [];

const imports = ({ name }: SnippetInput, more = ''): string =>
  [
    `import '@dragoman/widgets/${name}';`,
    "import { configure } from '@dragoman/widgets/page';",
    ...(more ? [more] : []),
  ].join('\n');

const configure = ({ origin, settings }: SnippetInput): string => {
  const fields = Object.entries({ apiUrl: origin, ...settings });
  return `configure({ ${fields.map(([name, value]) => `${name}: ${quoted(value)}`).join(', ')} });`;
};

const quoted = (text: string): string => `'${text.replace(/['\\]/g, '\\$&').replaceAll('<', '\\x3C')}'`;

/** The lines to add to the page's content security policy. */
export function policyLines(format: Format, origin: string): string {
  const sources = isPackage(format) ? ['connect-src', 'img-src'] : ['script-src', 'connect-src', 'img-src'];
  return sources.map((directive) => `${directive} ${origin};`).join('\n');
}
