import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const mark = '?own';

/**
 * Gives the loader its own copy of every module it imports statically, so that it shares none with the chunks.
 * Otherwise it would import a chunk before it can start, or chunks would import the loader by its file name and
 * run it a second time where a page loads it under another address.
 *
 * It also makes the loader fetch a widget and all that the widget imports at the same time. Browsers would find
 * out about the imports one level after the other, and preload links in the page's head are not ours to add.
 */
export function ownLoader(entry: string): Plugin {
  return {
    name: 'dragoman:own-loader',
    enforce: 'pre',

    async resolveId(id, importer, options) {
      if (importer !== entry && !importer?.endsWith(mark)) return null;
      const from = importer.endsWith(mark) ? importer.slice(0, -mark.length) : importer;
      const found = await this.resolve(id, from, { ...options, skipSelf: true });
      if (!found || found.external || isDynamic(options)) return found;
      return { ...found, id: found.id + mark };
    },

    async load(id) {
      if (!id.endsWith(mark)) return null;
      const file = id.slice(0, -mark.length);
      return { code: await readFile(file, 'utf8'), moduleType: /\.tsx?$/.test(file) ? 'ts' : 'js' };
    },

    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const loader = chunks.find((chunk) => chunk.isEntry);
      if (!loader) return;
      for (const chunk of chunks)
        if (chunk.imports.includes(loader.fileName))
          this.error(`${chunk.fileName} imports the loader; move what they share out of src/embed.`);
      if (loader.imports.length)
        this.error(`The loader imports ${loader.imports.join(', ')} before it can start.`);
      loader.code = fetchTogether(loader.code, (file) => allImports(file, bundle));
    },
  };
}

const isDynamic = (options: object) => 'kind' in options && options.kind === 'dynamic-import';

type Bundle = Record<string, { type: string; imports?: string[] }>;

/** The files that a file imports, and those that these import. */
function allImports(file: string, bundle: Bundle, seen = new Set<string>()): string[] {
  for (const imported of bundle[file]?.imports ?? []) {
    if (seen.has(imported)) continue;
    seen.add(imported);
    allImports(imported, bundle, seen);
  }
  return [...seen];
}

/** `import("./chunks/a.js")` becomes `$i("./chunks/a.js", "./chunks/what-a-imports.js")`, which starts both. */
function fetchTogether(code: string, importsOf: (file: string) => string[]): string {
  let found = false;
  const rewritten = code.replace(/\bimport\((["'`])\.\/(.*?)\1\)/g, (whole, _quote, file: string) => {
    const imports = importsOf(file);
    if (!imports.length) return whole;
    found = true;
    return `$i(${[file, ...imports].map((name) => JSON.stringify(`./${name}`)).join(',')})`;
  });
  // A failure is reported once, by the import that somebody waits for.
  return found ? `const $i=(f,...d)=>(d.map(x=>import(x).catch(()=>{})),import(f));${rewritten}` : rewritten;
}
