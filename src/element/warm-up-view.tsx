/** Lets the browser compile the code of a view before a page shows it. */
import { Activity } from 'react';
import type { Definition } from '#core/element/contract/definition.ts';
import { sharedRequests } from '#core/kit/data/request-cache.ts';
import { getRuntime } from '#core/runtime/runtime.ts';
import { loadRenderer } from './load-renderer.ts';
import { Properties } from './properties.ts';
import { readSettings } from './read-settings.ts';
import { WidgetRoot } from './widget-root.tsx';

const warm = new Set<string>();
const nothing = () => undefined;

/**
 * Renders a view once, into no document and hidden: React does so in pieces of some milliseconds when nothing else is to be
 * done, and runs no effects. The first rendering runs all code of the view for the first time, and takes a phone longest.
 */
export async function warmUpView(
  { contract, View }: Definition,
  attributes: Record<string, string>,
  locale: string,
): Promise<void> {
  const { tag } = contract;
  if (warm.has(tag)) return;
  warm.add(tag);
  const { createRoot } = await loadRenderer();
  const properties = new Properties(contract, (name) => attributes[name] ?? null);
  const own = { host: document.createElement(tag), tag, emit: () => true };
  createRoot(document.createElement('div')).render(
    <Activity mode="hidden">
      <WidgetRoot
        View={View}
        props={properties.all()}
        settings={readSettings(own, properties, getRuntime())}
        requests={sharedRequests()}
        locale={locale}
        overrides={{}}
        revision={0}
        onShown={nothing}
        onReady={nothing}
      />
    </Activity>,
  );
}
