import type { Plugin } from 'vite';

/** What every widget needs: all that these entries import statically. */
export function coreChunk(entries: string[]): { plugin: Plugin; isCore: (id: string) => boolean } {
  const core = new Set<string>();
  const plugin: Plugin = {
    name: 'dragoman:core-chunk',
    buildEnd() {
      const waiting = [...entries];
      for (const id of waiting) {
        if (core.has(id)) continue;
        core.add(id);
        waiting.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
  };
  return { plugin, isCore: (id) => core.has(id) };
}
