/** Parts of a widget whose code is a file of its own, which pages without them do not load. */
import { type ComponentType, useEffect, useState } from 'react';
import type { Catalogue } from '#core/i18n/catalogue.ts';
import { useLocale } from '#core/i18n/context.ts';
import { hasAllMessages, loadAllMessages } from '#core/i18n/widget-messages.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

interface Loaded<Props> {
  View: ComponentType<Props>;
  /** The texts that only this part uses. */
  catalogues?: readonly Catalogue[];
}

interface SeparatePart<Props> {
  View: ComponentType<Props>;
  /** Loads the code, and the texts of a language, before the part is shown. */
  preload(locale?: string): void;
}

/**
 * Shows `Placeholder` until code and texts have arrived, and nothing but the part itself where they have. `React.lazy`
 * shows its fallback for a moment in any case, and holds back what follows one that has just appeared. Where they cannot
 * be loaded, the widget shows that it failed; with `Failed` only this part does.
 */
export function separatePart<Props extends object>(
  load: () => Promise<Loaded<Props>>,
  Placeholder: ComponentType<Props>,
  Failed?: ComponentType<Props & { onRetry(): void }>,
): SeparatePart<Props> {
  let loaded: Loaded<Props> | undefined;

  async function prepare(locale?: string): Promise<void> {
    const part = await load();
    loaded = part;
    if (locale) await loadAllMessages(part.catalogues ?? [], locale);
  }

  function View(props: Props) {
    const { locale } = useLocale();
    const [, setReadyFor] = useState('');
    const [failure, setFailure] = useState<Error | null>(null);
    // A server has rendered the placeholder.
    const isHydrated = useIsHydrated();
    const isReady = isHydrated && loaded && hasAllMessages(loaded.catalogues ?? [], locale);
    useEffect(() => {
      if (isHydrated && !isReady && !failure) prepare(locale).then(() => setReadyFor(locale), setFailure);
    }, [isHydrated, isReady, locale, failure]);
    if (failure && Failed) return <Failed {...props} onRetry={() => setFailure(null)} />;
    // The widget says that it failed, and Retry mounts it again.
    if (failure) throw failure;
    return loaded && isReady ? <loaded.View {...props} /> : <Placeholder {...props} />;
  }

  return { View, preload: (locale) => void prepare(locale).catch(() => undefined) };
}
