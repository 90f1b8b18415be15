/** Imports the widgets' code: the last stage of the loader, fetched after the first answers are shown. */
import { pageGlobals } from '#core/runtime/page-globals.ts';

/** A script of the page uses the API. Where no element brings the runtime, the API does. */
export async function provideRuntime(): Promise<void> {
  if (!pageGlobals().runtime) (await import('#core/runtime/runtime.ts')).getRuntime();
}

// One chunk per widget, by the name of its folder.
const entryPoints = import.meta.glob('/widgets/*/index.ts');

export async function importWidget(widget: string, element: HTMLElement): Promise<void> {
  await entryPoints[`/widgets/${widget}/index.ts`]?.();
  // The element now waits for an interaction that has happened.
  if (element.getAttribute('load') === 'interaction') element.dispatchEvent(new Event('pointerover'));
}
