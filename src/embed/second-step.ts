/**
 * What the loader fetches at the same time as a widget's first answers, to be no larger itself than it must be to
 * ask for them: the fonts of what is to come, the way to show what the backend rendered, and where the widgets' code is.
 */
export { nextTask } from '#core/element/next-task.ts';
export { findFonts } from './find-fonts.ts';
export { noteClicks } from './note-clicks.ts';
export { isFor, paint } from './paint.ts';

// One chunk per widget, known by its folder.
const doors = import.meta.glob('/widgets/*/index.ts');

export async function openDoor(widget: string, element: Element): Promise<void> {
  try {
    await doors[`/widgets/${widget}/index.ts`]?.();
  } catch (error) {
    console.error(`dragoman: <dragoman-${widget}> could not be loaded.`, error);
  }
  // Another's code may have come while this one's answer was on the way: then it waits for a touch that has been.
  if (element.getAttribute('load') === 'interaction') element.dispatchEvent(new Event('pointerover'));
}
