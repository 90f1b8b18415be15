import { useState } from 'react';
import { languages } from '#core/api/languages.ts';
import type { Category } from '#core/domain/category.ts';
import { useResource } from '#core/kit/data/use-resource.ts';
import { useWidget } from '#core/kit/widget-context.ts';

const none: ReadonlyMap<string, number> = new Map();

/**
 * The number of offers for each language on offer; undefined while it is not known, in `demo`, and where the backend
 * does not say.
 */
export function useOfferedLanguages(category: Category | ''): ReadonlyMap<string, number> | undefined {
  const { demo } = useWidget();
  const found = useResource(
    demo ? null : ['offered-languages', category],
    async (client) => {
      // Only a list to choose from: without it the visitor chooses from all languages.
      const offered = await languages(client)
        .offered(category || undefined)
        .catch(() => []);
      return new Map(offered.map(({ code, offers }) => [code, offers]));
    },
    { ready: async () => none, empty: none },
  );
  const value = found.status === 'ready' && found.value.size > 0 ? found.value : undefined;
  // While those of another category are on their way.
  const [last, setLast] = useState(value);
  if (value && value !== last) setLast(value);
  return value ?? last;
}
