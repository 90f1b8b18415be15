import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

export const classicId = 'virtual:classic';

/**
 * The entry of a classic script: the code that reads the script tag’s own `data-*` attributes, then the widget’s
 * door. It exports nothing, so the script leaves no global behind.
 */
export function classicEntry(start: string, door: string): Plugin {
  const inside = `\0${classicId}`;
  return {
    name: 'dragoman:classic-entry',
    enforce: 'pre',
    // The build resolves its entry as a path first.
    resolveId: (id) => (id.endsWith(classicId) ? inside : null),
    load: (id) =>
      id === inside
        ? [start, door].map((file) => (existsSync(file) ? `import '${file}';` : '')).join('\n')
        : null,
  };
}
