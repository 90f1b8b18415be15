import { useState } from 'react';
import { languages } from '#core/api/languages.ts';
import type { Category } from '#core/domain/category.ts';
import { useResource } from '#core/kit/data/use-resource.ts';
import { useWidget } from '#core/kit/widget-context.ts';

const none: ReadonlyMap<string, number> = new Map();

/**
 * The number of offers for each language on offer; undefined while it is not known, in `demo`, and where the backend
 * does not say. With another language chosen, the number of offers for both.
 */
export function useOfferedLanguages(
  category: Category | '',
  other: string,
): ReadonlyMap<string, number> | undefined {
  const { demo } = useWidget();
  const found = useResource(
    demo ? null : ['offered-languages', category, other],
    async (client) => {
      // Only a list to choose from: without it the visitor chooses from all languages.
      const offered = await languages(client)
        .offered({ category: category || undefined, with: other || undefined })
        .catch(() => []);
      // With a language that nobody offers there is nothing to choose; otherwise an empty list says nothing.
      const isKnown = offered.length > 0 || other !== '';
      return isKnown ? new Map(offered.map(({ code, offers }) => [code, offers])) : none;
    },
    { ready: async () => none, empty: none },
  );
  const value = found.status === 'ready' && found.value !== none ? found.value : undefined;
  // While those of another category are on their way.
  const [last, setLast] = useState(value);
  if (value && value !== last) setLast(value);
  return value ?? last;
}
