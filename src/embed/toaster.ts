/** Provides a toaster for notices when the page has none. Every widget's entry point but the toaster's imports this. */
import { pageGlobals } from '#core/runtime/page-globals.ts';
import type { Runtime } from '#core/runtime/types.ts';

const provide = ({ notices }: Runtime): void =>
  notices.provideToaster(() => import('@dragoman/widgets/toaster'));

if (typeof document !== 'undefined') {
  const { runtime, waiting } = pageGlobals();
  // Not `getRuntime()`: a runtime created this early would miss the configuration by later scripts of the page.
  if (runtime) provide(runtime);
  else waiting.push(provide);
}
