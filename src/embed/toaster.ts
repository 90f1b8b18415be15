import { pageGlobals } from '#core/runtime/page-globals.ts';
import type { Runtime } from '#core/runtime/types.ts';

/** The doors of all widgets but the toaster's import this: what they have to tell gets a toaster when the page has none. */
const provide = ({ notices }: Runtime): void =>
  notices.provideToaster(() => import('@dragoman/widgets/toaster'));

if (typeof document !== 'undefined') {
  const { runtime, waiting } = pageGlobals();
  // A runtime made this early would miss what the page configures further down.
  if (runtime) provide(runtime);
  else waiting.push(provide);
}
