/** Bundles the loader: one file without static imports, and the stages that it fetches while the first answers load. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';
import { type Edit, type Node, nodesIn, type Parse, withEdits } from './syntax-tree.ts';

export interface LoaderFiles {
  entry: string;
  /** Shows the first answers. The instant script contains this stage. */
  stageTwo: string;
  /** Imports the widgets' code. */
  importWidgets: string;
  /** Where to write, as JSON, which files the loader fetches for each widget. */
  report: string;
}

const mark = '?loader-';

/**
 * Gives the loader and each of its stages their own copy of every module that they import statically, so that they share
 * no module with the chunks. Otherwise the loader would have to import a chunk before it can start, or chunks would
 * import the loader by its file name and run it a second time on a page that loads it from another address.
 *
 * The loader fetches a widget's file together with all its imports. Browsers would discover the imports level by level,
 * and the loader cannot put preload links into the head of a host page.
 */
export function loaderBundle({ entry, stageTwo, importWidgets, report }: LoaderFiles): Plugin {
  const stages = [entry, stageTwo, importWidgets];

  return {
    name: 'dragoman:loader-bundle',
    enforce: 'pre',

    async resolveId(id, importer, options) {
      const [from, stage = importer === entry ? '0' : undefined] = importer?.split(mark) ?? [];
      if (!stage) return null;
      const found = await this.resolve(id, from, { ...options, skipSelf: true });
      if (!found || found.external) return found;
      if (!isDynamic(options)) return { ...found, id: found.id + mark + stage };
      const next = stages.indexOf(found.id);
      return next < 0 ? found : { ...found, id: found.id + mark + next };
    },

    async load(id) {
      const [file = id, stage] = id.split(mark);
      if (!stage || file.startsWith('\0')) return null;
      return { code: await readFile(file, 'utf8'), moduleType: /\.tsx?$/.test(file) ? 'ts' : 'js' };
    },

    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const chunkOf = (stage: number) =>
        chunks.find(
          ({ facadeModuleId: id }) => id === stages[stage] || id === stages[stage] + mark + stage,
        ) ?? this.error(`The build has no chunk for ${stages[stage]}.`);
      const [loader, two, importer] = [chunkOf(0), chunkOf(1), chunkOf(2)];
      for (const stage of [loader, two, importer]) {
        if (chunks.some(({ imports }) => imports.includes(stage.fileName)))
          this.error(`A chunk imports ${stage.fileName}: move what they share out of src/embed.`);
        if (stage.imports.length)
          this.error(`${stage.fileName} imports ${stage.imports.join(', ')} before it can start.`);
      }
      const parse = (code: string) => this.parse(code);
      const allImports = (file: string) =>
        importsOf(`chunks/${file}`, bundle).map((name) => name.replace('chunks/', ''));
      const widgetFiles = dynamicImports(importer.code, parse).map(({ file }) => file.replace('./', ''));
      importer.code = fetchTogether(importer.code, parse, allImports);
      this.emitFile({
        type: 'asset',
        fileName: 'instant/template.js',
        source: asFunctionBody(loader.code, { code: two.code, file: two.fileName }, parse),
      });
      const files = Object.fromEntries(widgetFiles.map((file) => [file, [file, ...allImports(file)]]));
      mkdirSync(dirname(report), { recursive: true });
      writeFileSync(report, JSON.stringify({ stages: [two.fileName, importer.fileName], files }, null, 2));
    },
  };
}

const isDynamic = (options: object) => 'kind' in options && options.kind === 'dynamic-import';

type Bundle = Record<string, { type: string; imports?: string[] }>;

/** The files that a file imports, each after its own imports, which is the order of evaluation. */
function importsOf(file: string, bundle: Bundle, seen = new Set<string>()): string[] {
  for (const imported of bundle[file]?.imports ?? []) {
    if (seen.has(imported)) continue;
    importsOf(imported, bundle, seen);
    seen.add(imported);
  }
  return [...seen];
}

/** Every `import('./file.js')`, with its specifier. */
function dynamicImports(code: string, parse: Parse): { node: Node; file: string }[] {
  return [...nodesIn(parse(code))].flatMap((node) => {
    if (node.type !== 'ImportExpression') return [];
    const { start, end } = node.source as Node;
    const file = code.slice(start + 1, end - 1);
    return file.startsWith('./') ? [{ node, file }] : [];
  });
}

/** `import('./a.js')` becomes `$i('./a.js', './what-a-imports.js')`, which starts both. */
function fetchTogether(code: string, parse: Parse, importsOf: (file: string) => string[]): string {
  const edits = dynamicImports(code, parse).map(({ node, file }): Edit => {
    const files = [file, ...importsOf(file.replace('./', '')).map((name) => `./${name}`)];
    return [node, `$i(${files.map((name) => JSON.stringify(name)).join()})`];
  });
  // The import that is returned reports failures.
  return `const $i=(f,...d)=>(d.map(x=>import(x).catch(()=>{})),import(f));${withEdits(code, edits)}`;
}

/** The loader with its second stage inlined, as the body of a function. It is served from a folder beside the chunks. */
function asFunctionBody(loader: string, two: { code: string; file: string }, parse: Parse): string {
  const besideChunks = (code: string, from: string) =>
    dynamicImports(code, parse).map(
      ({ node, file }): Edit => [
        node,
        `import(${JSON.stringify(new URL(file, from).pathname.replace('/', '../'))})`,
      ],
    );
  const inside = withEdits(two.code, [
    ...besideChunks(two.code, 'file:///chunks/'),
    ...exportsAsReturn(two.code, parse),
  ]);
  const step = `Promise.resolve((()=>{${inside}})())`;
  const edits = besideChunks(loader, 'file:///').map(
    ([node, text]): Edit => [node, text.includes(two.file) ? step : text],
  );
  const ownAddress = [...nodesIn(parse(loader))]
    .filter((node) => node.type === 'MemberExpression' && (node.object as Node).type === 'MetaProperty')
    .map((node): Edit => [node, 'dragomanScript.src']);
  return withEdits(loader, [...edits, ...ownAddress]);
}

/** `export{a as b}` becomes `return{b:a}`. */
const exportsAsReturn = (code: string, parse: Parse): Edit[] =>
  [...nodesIn(parse(code))]
    .filter(({ type }) => type === 'ExportNamedDeclaration')
    .map((node) => {
      const text = ({ start, end }: Node) => code.slice(start, end);
      const members = (node.specifiers as (Node & { local: Node; exported: Node })[]).map(
        ({ local, exported }) => `${text(exported)}:${text(local)}`,
      );
      return [node, `return{${members.join()}};`];
    });
