import type { Plugin } from 'vite';

export const classicId = 'virtual:classic';

/** The entry of a classic script: imports these files and exports nothing, so the script leaves no global behind. */
export function classicEntry(files: string[]): Plugin {
  const inside = `\0${classicId}`;
  return {
    name: 'dragoman:classic-entry',
    enforce: 'pre',
    // The build resolves its entry as a path first.
    resolveId: (id) => (id.endsWith(classicId) ? inside : null),
    load: (id) => (id === inside ? files.map((file) => `import '${file}';`).join('\n') : null),
  };
}
