import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** The loader's two files have their own copies of what they import. */
const marks = ['?own', '?second'] as const;

/**
 * Gives the loader its own copy of every module it imports statically, so that it shares none with the chunks.
 * Otherwise it would import a chunk before it can start, or chunks would import the loader by its file name and
 * run it a second time where a page loads it under another address. The same for its second step, which it fetches
 * while the first answers are on their way.
 *
 * It also makes the second step fetch a widget and all that the widget imports at the same time. Browsers would
 * find out about the imports one level after the other, and preload links in the page's head are not ours to add.
 *
 * And it writes both steps into one more file, which the backend serves with a first page inside.
 */
export function loaderBundle(entry: string, second: string): Plugin {
  return {
    name: 'dragoman:own-loader',
    enforce: 'pre',

    async resolveId(id, importer, options) {
      const mark = importer === entry ? marks[0] : marks.find((candidate) => importer?.endsWith(candidate));
      if (!mark) return null;
      const from = importer?.endsWith(mark) ? importer.slice(0, -mark.length) : importer;
      const found = await this.resolve(id, from, { ...options, skipSelf: true });
      if (!found || found.external) return found;
      if (isDynamic(options)) return found.id === second ? { ...found, id: found.id + marks[1] } : found;
      return { ...found, id: found.id + mark };
    },

    async load(id) {
      const mark = marks.find((candidate) => id.endsWith(candidate));
      if (!mark) return null;
      const file = id.slice(0, -mark.length);
      return { code: await readFile(file, 'utf8'), moduleType: /\.tsx?$/.test(file) ? 'ts' : 'js' };
    },

    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const loader = chunks.find((chunk) => chunk.isEntry);
      const next = chunks.find((chunk) => chunk.facadeModuleId === second + marks[1]);
      if (!loader || !next) return this.error('The loader or its second step is missing.');
      for (const step of [loader, next]) {
        for (const chunk of chunks)
          if (chunk.imports.includes(step.fileName))
            this.error(`${chunk.fileName} imports the loader; move what they share out of src/embed.`);
        if (step.imports.length)
          this.error(`${step.fileName} imports ${step.imports.join(', ')} before it can start.`);
      }
      next.code = fetchTogether(next.code, (file) => allImports(`chunks/${file}`, bundle));
      this.emitFile({
        type: 'asset',
        fileName: 'instant/template.js',
        source: inOne(loader.code, next.code, next.fileName),
      });
    },
  };
}

const isDynamic = (options: object) => 'kind' in options && options.kind === 'dynamic-import';

type Bundle = Record<string, { type: string; imports?: string[] }>;

/** The files that a file imports, and before each those that it imports itself: each can run when its turn comes. */
function allImports(file: string, bundle: Bundle, seen = new Set<string>()): string[] {
  for (const imported of bundle[file]?.imports ?? []) {
    if (seen.has(imported)) continue;
    allImports(imported, bundle, seen);
    seen.add(imported);
  }
  return [...seen];
}

/** `import("./a.js")` becomes `$i("./a.js", "./what-a-imports.js")`, which starts both. */
function fetchTogether(code: string, importsOf: (file: string) => string[]): string {
  let found = false;
  const rewritten = code.replace(/\bimport\((["'`])\.\/(.*?)\1\)/g, (whole, _quote, file: string) => {
    const imports = importsOf(file).map((name) => name.replace('chunks/', ''));
    if (!imports.length) return whole;
    found = true;
    return `$i(${[file, ...imports].map((name) => JSON.stringify(`./${name}`)).join(',')})`;
  });
  // A failure is reported once, by the import that somebody waits for.
  return found ? `const $i=(f,...d)=>(d.map(x=>import(x).catch(()=>{})),import(f));${rewritten}` : rewritten;
}

/** Both steps as the body of a function, to be served from a folder beside the chunks. */
function inOne(loader: string, second: string, secondFile: string): string {
  const inside = second
    .replace(/(["'`])\.\//g, '$1../chunks/')
    .replace(/export\s*\{([^}]*)\};?\s*$/, (_, names: string) => {
      const members = names.split(',').map((name) => {
        const [local = '', exported = local] = name.trim().split(/\s+as\s+/);
        return `${exported}:${local}`;
      });
      return `return{${members.join()}}`;
    });
  const step = `Promise.resolve((()=>{${inside}})())`;
  return loader
    .replaceAll('import.meta.url', 'dragomanScript.src')
    .replace(/\bimport\((["'`])(.*?)\1\)/g, (whole, _quote, file: string) =>
      file === `./${secondFile}` ? step : whole,
    );
}
