import type { Plugin } from 'vite';

const imports = /import \{([^}]*)\} from 'lucide';/g;
const fileOf = (icon: string): string => icon.replace(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase();

/**
 * `import { Star } from 'lucide'` brings the file of that icon alone. Through lucide's index whoever has one icon would
 * seem to need all that anybody has, and they would all stand in the chunk that every page loads.
 */
export const iconsByName = (): Plugin => ({
  name: 'dragoman:icons-by-name',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: "from 'lucide';" },
    handler: (code) => ({ code: code.replace(imports, (_all, names: string) => byName(names)), map: null }),
  },
});

const byName = (names: string): string =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => `import ${name} from 'lucide/dist/esm/icons/${fileOf(name)}.mjs';`)
    .join('');
