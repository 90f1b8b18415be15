/**
 * What the loader fetches at the same time as a widget's first answers, to be no larger itself than it must be to
 * ask for them: the way to show what the backend rendered, and where the widgets' code is.
 */
export { noteClicks } from './note-clicks.ts';
export { isFor, paint } from './paint.ts';

// One chunk per widget, known by its folder.
const doors = import.meta.glob('/widgets/*/index.ts');

export function openDoor(widget: string): void {
  doors[`/widgets/${widget}/index.ts`]?.().catch((error: unknown) => {
    console.error(`dragoman: <dragoman-${widget}> could not be loaded.`, error);
  });
}
