/** The virtual entry point of a classic script. */
import type { Plugin } from 'vite';

export const classicId = 'virtual:classic';

/** Imports these files and exports nothing, so that the script defines no global variable. */
export function classicEntry(files: string[]): Plugin {
  const resolvedId = `\0${classicId}`;
  return {
    name: 'dragoman:classic-entry',
    enforce: 'pre',
    // Vite makes an absolute path of the entry before it resolves it.
    resolveId: (id) => (id.endsWith(classicId) ? resolvedId : null),
    load: (id) => (id === resolvedId ? files.map((file) => `import '${file}';`).join('\n') : null),
  };
}
