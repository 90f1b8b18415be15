import type { Catalogue } from '#core/i18n/catalogue.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['/src/**/*.messages.ts', '/widgets/*/*.messages.ts'],
  { eager: true },
);

const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null && 'en' in value && 'loaded' in value;

/** Every catalogue of texts, by the name of its file. */
export const catalogues = Object.entries(modules).flatMap(([path, module]) =>
  Object.values(module)
    .filter(isCatalogue)
    .map((catalogue) => ({ name: path.replace(/^.*\//, '').replace('.messages.ts', ''), catalogue })),
);
