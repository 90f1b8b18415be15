/** Imports icons one by one instead of through lucide's index. */
import type { Plugin } from 'vite';

const lucideImports = /import \{([^}]*)\} from 'lucide';/g;
const fileOf = (icon: string): string => icon.replace(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase();

/**
 * Makes `import { Star } from 'lucide'` import the file of that icon only. Otherwise every importer of an icon would
 * depend on the index with all icons in use, and the bundler would put them all into the chunk that every page loads.
 */
export const iconsByName = (): Plugin => ({
  name: 'dragoman:icons-by-name',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: "from 'lucide';" },
    handler: (code) => ({
      code: code.replace(lucideImports, (_all, names: string) => byName(names)),
      map: null,
    }),
  },
});

const byName = (names: string): string =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => `import ${name} from 'lucide/dist/esm/icons/${fileOf(name)}.mjs';`)
    .join('');
