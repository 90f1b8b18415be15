import type { Plugin } from 'vite';

/** These entries and all that they import statically, however deep; known when a build divides its modules up. */
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
