/** Imports the widgets' code: the last stage of the loader, fetched after the first answers are shown. */
import { camelCase } from '#core/element/contract/camel-case.ts';
import { publicAttributes } from '#core/element/contract/widgets.generated.ts';
import { activateElements, whenIdleOrUsed } from '#core/element/hydration/hydrate-on-interaction.ts';
import { replayClicks, takeClicks } from '#core/element/hydration/record-clicks.ts';
import { pageGlobals } from '#core/runtime/page-globals.ts';

/** A script of the page uses the API. Where no element brings the runtime, the API does. */
export async function provideRuntime(): Promise<void> {
  activateElements();
  if (!pageGlobals().runtime) (await import('#core/runtime/runtime.ts')).getRuntime();
}

// One chunk per widget, by the name of its folder.
const entryPoints = import.meta.glob('/widgets/*/index.ts');

/** Imports the code of an element. If it shows prerendered markup: when the page is idle, or at the first use. */
export function scheduleImport(widget: string, element: HTMLElement): void {
  const start = () => void importWidget(widget, element);
  const { waiting, configuration } = pageGlobals();
  const isUsed =
    waiting.length > 0 || configuration.messages || element.getAttribute('load') === 'interaction';
  const isRendered = element.shadowRoot?.querySelector('[data-dragoman-root]');
  if (isUsed || !isRendered) {
    start();
    // A browser loads its language data with the first formatter: 20 ms, which would delay the view.
    if (!isRendered) new Intl.NumberFormat();
    return;
  }
  const attributes = [
    ...(publicAttributes[widget] ?? '').split(' '),
    'api-url',
    'demo',
    'theme',
    'theme-from',
  ];
  const properties = [...attributes.map(camelCase), 'messages'];
  whenIdleOrUsed(
    element,
    { attributes: [...attributes, ...properties.map((name) => name.toLowerCase())], properties },
    start,
  );
}

async function importWidget(widget: string, element: HTMLElement): Promise<void> {
  try {
    await entryPoints[`/widgets/${widget}/index.ts`]?.();
  } catch (error) {
    console.error(`dragoman: <dragoman-${widget}> could not be loaded.`, error);
    // Links work without the code.
    replayClicks(takeClicks(element));
  }
  // Another element's import may have defined this one already. It then waits for an interaction that has happened.
  if (element.getAttribute('load') === 'interaction') element.dispatchEvent(new Event('pointerover'));
}
