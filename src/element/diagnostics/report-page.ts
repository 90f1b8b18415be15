import { pageGlobals } from '#core/runtime/page-globals.ts';
import { hasPageProblem } from './page-problems.ts';

let isScheduled = false;

/** Reports what a page has written wrong outside its elements, once it has had time to define elements of its own. */
export function reportPage(): void {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(async () => {
    isScheduled = false;
    if (hasPageProblem() || pageGlobals().configuration.messages)
      (await import('./diagnostics.ts')).reportPage();
  }, 1000);
}
