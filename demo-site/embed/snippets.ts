/** What a partner copies: one snippet for each way onto a page. */
import { type Configuration, type Format, validAttributes } from './configuration.ts';
import { type Attributes, elementText, indent, startTag } from './markup.ts';
import { styleSheet } from './themes.ts';

export interface Snippet {
  code: string;
  /** What the code is written in, for whoever reads it aloud or colours it. */
  language: 'html' | 'tsx' | 'vue' | 'svelte' | 'ts' | 'sh' | 'css';
  /** The file or place it belongs to, where there is more than one. */
  place?: 'install' | 'component' | 'styles' | 'page' | 'editor' | 'config';
}

interface Parts {
  name: string;
  tag: string;
  className: string;
  origin: string;
  attributes: Attributes;
  /** Settings of the page, by the names that `configure` takes. */
  settings: Readonly<Record<string, string>>;
  style: string;
  css: string;
  fallback: string;
  /** The classic file's hash, where it is to be pinned. */
  integrity?: string;
}

/** Widgets whose first page of data can come within the script. */
export const instantWidgets: readonly string[] = ['offer-grid', 'offer-detail'];

export const isPackage = (format: Format): boolean => ['react', 'vue', 'svelte', 'angular'].includes(format);

export function snippets(configuration: Configuration, origin: string, integrity?: string): Snippet[] {
  const { element, campaign, room, tokens, format } = configuration;
  const all = validAttributes(configuration);
  const partner = all.find(([name]) => name === 'partner')?.[1];
  const attributes = all.filter(([name]) => name !== 'partner');
  const isInstant = format !== 'instant' || instantWidgets.includes(element.name);
  return writers[isInstant ? format : 'html']({
    name: element.name,
    tag: element.tag,
    className: element.name.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase()),
    origin,
    attributes,
    settings: { ...(partner && { partner }), ...(campaign && { campaign }) },
    style: room > 0 ? `display: block; min-height: ${room}px` : '',
    css: styleSheet(tokens),
    fallback: fallbackLink(element.name, attributes, origin),
    integrity,
  });
}

const writers: Record<Format, (parts: Parts) => Snippet[]> = {
  html: (parts) => [page(parts, moduleScript(parts, 'dragoman.js'))],
  instant: (parts) => {
    // What the page sets for itself is in the links that come within the script.
    const wanted = [...parts.attributes, ...Object.entries(parts.settings)];
    const query = new URLSearchParams(wanted.map(([name, value]) => [name, value]));
    const file = `instant/${parts.name}.js${query.size ? `?${query}` : ''}`;
    return [page(parts, moduleScript(parts, file))];
  },
  classic: (parts) => {
    const attributes: Attributes = [
      ['src', `${parts.origin}/embed/${parts.name}.js`],
      ...(parts.integrity ? [['integrity', parts.integrity] as const] : []),
      ['crossorigin', ''],
      ...dataSettings(parts),
    ];
    return [page(parts, elementText('script', attributes))];
  },
  wordpress: (parts) => {
    const attributes: Attributes = [
      ['data-dragoman', parts.name],
      // An empty `data-…` would not survive every editor.
      ...parts.attributes.map(([name, value]) => [`data-${name}`, value || 'true'] as const),
      ...styleAttribute(parts),
    ];
    return [
      { code: elementText('div', attributes, parts.fallback), language: 'html', place: 'editor' },
      { code: moduleScript(parts, 'dragoman.js'), language: 'html', place: 'page' },
      ...styles(parts),
    ];
  },
  react: (parts) => {
    const style = parts.style && ` style={{ display: 'block', minHeight: ${room(parts)} }}`;
    const element = elementText(parts.tag, parts.attributes).replace(/>(<\/[\w-]+>)?$/, `${style} />`);
    return [
      install('@dragoman/widgets react react-dom'),
      component('tsx', [
        imports(parts, "import type {} from '@dragoman/widgets/react';"),
        configure(parts),
        `export function ${parts.className}() {\n${indent(`return (\n${indent(element)}\n);`)}\n}`,
      ]),
      ...styles(parts),
    ];
  },
  vue: (parts) => [
    install('@dragoman/widgets react react-dom'),
    component('vue', [
      `<script setup>\n${imports(parts)}\n\n${configure(parts)}\n</script>`,
      `<template>\n${indent(elementText(parts.tag, withStyle(parts)))}\n</template>`,
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
    ...styles(parts),
  ],
  svelte: (parts) => [
    install('@dragoman/widgets react react-dom'),
    component('svelte', [
      `<script>\n${indent(`${imports(parts)}\n\n${configure(parts)}`)}\n</script>`,
      // Braces are Svelte’s own.
      elementText(parts.tag, withStyle(parts)).replaceAll('{', '&#123;').replaceAll('}', '&#125;'),
    ]),
    ...styles(parts),
  ],
  angular: (parts) => [
    install('@dragoman/widgets react react-dom'),
    component('ts', [
      `import { Component, CUSTOM_ELEMENTS_SCHEMA } from '@angular/core';\n${imports(parts)}`,
      configure(parts),
      [
        '@Component({',
        `  selector: 'app-${parts.name}',`,
        '  schemas: [CUSTOM_ELEMENTS_SCHEMA],',
        '  template: `',
        indent(elementText(parts.tag, withStyle(parts)).replace(/[`\\$]/g, '\\$&'), '    '),
        '  `,',
        '})',
        `export class ${parts.className} {}`,
      ].join('\n'),
    ]),
    ...styles(parts),
  ],
};

const room = ({ style }: Parts): string => `'${/\d+px/.exec(style)?.[0] ?? ''}'`;

const styleAttribute = ({ style }: Parts): Attributes => (style ? [['style', style]] : []);

const withStyle = (parts: Parts): Attributes => [...parts.attributes, ...styleAttribute(parts)];

const dataSettings = ({ settings }: Parts): Attributes =>
  Object.entries(settings).map(([name, value]) => [`data-${name}`, value]);

const moduleScript = (parts: Parts, file: string): string =>
  `${startTag('script', [
    ['type', 'module'],
    ['src', `${parts.origin}/embed/${file}`],
    ['crossorigin', ''],
    ...dataSettings(parts),
  ])}</script>`;

/** All that a page needs in one piece. */
const page = (parts: Parts, script: string): Snippet => ({
  code: [
    parts.css && `<style>\n${indent(parts.css)}\n</style>`,
    script,
    elementText(parts.tag, withStyle(parts), parts.fallback),
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

const component = (language: Snippet['language'], pieces: string[]): Snippet => ({
  code: pieces.join('\n\n'),
  language,
  place: 'component',
});

const styles = ({ css }: Parts): Snippet[] => (css ? [{ code: css, language: 'css', place: 'styles' }] : []);

const imports = ({ name }: Parts, more = ''): string =>
  [
    `import '@dragoman/widgets/${name}';`,
    "import { configure } from '@dragoman/widgets/page';",
    ...(more ? [more] : []),
  ].join('\n');

const configure = ({ origin, settings }: Parts): string => {
  const fields = Object.entries({ apiUrl: origin, ...settings });
  return `configure({ ${fields.map(([name, value]) => `${name}: ${quoted(value)}`).join(', ')} });`;
};

const quoted = (text: string): string => `'${text.replace(/['\\]/g, '\\$&').replaceAll('<', '\\x3C')}'`;

/** What stands there until scripts run, and for those who read without them. */
function fallbackLink(name: string, attributes: Attributes, origin: string): string {
  const read = (wanted: string) => attributes.find(([known]) => known === wanted)?.[1];
  const link = (path: string, text: string) =>
    elementText('a', [['href', origin + path]], '').replace('><', `>${text}<`);
  if (name === 'offer-grid') {
    const category = read('category');
    return link(category ? `/Category/${category}` : '/HomePage', 'Find a translator');
  }
  const id = read('offer-id');
  return name === 'offer-detail' && id
    ? link(`/ProductDetails/${encodeURIComponent(id)}`, 'See this offer')
    : '';
}

/** What the page's content security policy has to allow besides what it allows already. */
export function policyLines(format: Format, origin: string): string {
  const sources = isPackage(format) ? ['connect-src', 'img-src'] : ['script-src', 'connect-src', 'img-src'];
  return sources.map((directive) => `${directive} ${origin};`).join('\n');
}
