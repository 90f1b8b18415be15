import { pageGlobals } from './page-globals.ts';

/** Says something to the page's developer, once for all copies of the library on the page. */
export function warnOnce(message: string): void {
  const globals = pageGlobals();
  globals.said ??= new Set();
  if (globals.said.has(message)) return;
  globals.said.add(message);
  console.warn(message);
}
