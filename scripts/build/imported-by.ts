/** Knows which modules some entry points import, to assign modules to chunks. */
import type { Plugin } from 'vite';

/** The entries and all their static imports, direct and indirect. Complete before the build assigns modules to chunks. */
export function importedBy(...entries: string[]): { plugin: Plugin; includes: (id: string) => boolean } {
  const found = new Set<string>();
  const plugin: Plugin = {
    name: 'dragoman:imported-by',
    buildEnd() {
      const waiting = [...entries];
      for (const id of waiting) {
        if (found.has(id)) continue;
        found.add(id);
        waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
  };
  return { plugin, includes: (id) => found.has(id) };
}
