/**
 * What the loader fetches at the same time as a widget's first answers, to be no larger itself than it must be to
 * ask for them: the fonts of what is to come, the way to show what the backend rendered, and where the widgets' code is.
 */

export { insertPrerendered, matchesRequest } from '#core/element/hydration/insert-prerendered.ts';
export { nextTask } from '#core/element/hydration/next-task.ts';
export { recordClicks } from '#core/element/hydration/record-clicks.ts';
export { warmUpFonts } from '#core/element/hydration/warm-up-fonts.ts';

// One chunk per widget, known by its folder.
const entryPoints = import.meta.glob('/widgets/*/index.ts');

export async function importWidget(widget: string, element: Element): Promise<void> {
  try {
    await entryPoints[`/widgets/${widget}/index.ts`]?.();
  } catch (error) {
    console.error(`dragoman: <dragoman-${widget}> could not be loaded.`, error);
  }
  // Another's code may have come while this one's answer was on the way: then it waits for a touch that has been.
  if (element.getAttribute('load') === 'interaction') element.dispatchEvent(new Event('pointerover'));
}
