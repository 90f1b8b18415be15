import { pageGlobals } from '#core/runtime/page-globals.ts';
import { hasPageProblem } from './page-problems.ts';

let isScheduled = false;

/** Reports what a page has written wrong outside its elements, once it has had time to define elements of its own. */
export function reportPage(): void {
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(() => {
    isScheduled = false;
    if (hasPageProblem() || pageGlobals().configuration.messages)
      import('./diagnostics.ts').then(
        (diagnostics) => diagnostics.reportPage(),
        () => undefined,
      );
  }, 1000);
}
