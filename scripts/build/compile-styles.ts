/** Replaces the style templates by the class names and rules that they make, so that no page parses them. */
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { derivedModules } from './derived-modules.ts';

const template = /(?<=^(?:export )?const (\w+) = )(?:css|keyframes)`[^`]*`/gm;
const imports = /import \{ (?:css|keyframes)(?:, keyframes)? \} from '[^']*\/css\.ts';/;

/**
 * Runs each module with templates in Node and writes into the build what its templates made. A template has to be the
 * whole value of a constant of its module, which `tests/architecture.test.ts` checks.
 */
export function compileStyles(root: string): Plugin {
  let modules: ViteDevServer | undefined;
  return {
    name: 'dragoman:compile-styles',
    enforce: 'pre',
    apply: 'build',

    async buildStart() {
      modules = await createServer({
        root,
        configFile: false,
        logLevel: 'error',
        appType: 'custom',
        server: { middlewareMode: true, hmr: false, ws: false, watch: null },
        optimizeDeps: { noDiscovery: true },
        resolve: { tsconfigPaths: true },
        plugins: [derivedModules(root), exportTemplates],
      });
    },

    transform: {
      filter: { id: /\.tsx?(\?|$)/, code: /^(export )?const \w+ = (css|keyframes)`/m },
      async handler(code, id) {
        if (!modules) return null;
        const [made, { rulesOf }] = await Promise.all([
          modules.ssrLoadModule(id.replace(/\?.*/, '')),
          modules.ssrLoadModule('/src/theme/rules.ts'),
        ]);
        const compiled = code
          .replace(template, (_all, constant: string) => {
            const name: string = made.styleNames[constant];
            const rules = rulesOf(name).replaceAll(`.${name}`, '&');
            return `/* @__PURE__ */ addRules(${JSON.stringify(name)}, ${JSON.stringify(rules)})`;
          })
          .replace(imports, `import { addRules } from '#core/theme/rules.ts';`);
        return { code: withoutUnused(compiled), map: null };
      },
    },

    async buildEnd() {
      await modules?.close();
      modules = undefined;
    },
  };
}

/** Drops the texts that only templates inserted. A bundler would leave them: it cannot know that their calls have no effects. */
const withoutUnused = (code: string): string =>
  code.replace(/^const (\w+) = `[^`]*`;\n/gm, (declaration, constant: string) =>
    code.match(new RegExp(`(?<![\\w-])${constant}(?![\\w-])`, 'g'))?.length === 1 ? '' : declaration,
  );

/** Lets a module tell the names of all its templates, those that it does not export too. */
const exportTemplates: Plugin = {
  name: 'dragoman:export-templates',
  enforce: 'pre',
  transform: {
    filter: { code: /^(export )?const \w+ = (css|keyframes)`/m },
    handler(code) {
      const constants = [...code.matchAll(template)].map(([, constant]) => constant);
      return { code: `${code}\nexport const styleNames = { ${constants.join(', ')} };`, map: null };
    },
  },
};
