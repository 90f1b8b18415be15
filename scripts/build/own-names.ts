/** Has the bundler's helper for namespaces take a module's own names only. */
import type { Plugin } from 'vite';

/** `for (var name in all) define(namespace, name, { get: all[name]`, as it is or minified. */
const inheriting = /for ?\(var ([\w$]+) in ([\w$]+)\)(\s*\{?\s*[\w$]+\([\w$]+, ?\1, ?\{\s*get: ?\2\[\1\])/g;

/**
 * A page may have given all objects an enumerable property. The helper would take that for an export of the module, and
 * fail: no widget would start.
 */
export const ownNames = (): Plugin => ({
  name: 'dragoman:own-names',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk')
        file.code = file.code.replace(inheriting, 'for(var $1 of Object.keys($2))$3');
  },
});
