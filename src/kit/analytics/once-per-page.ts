/** Keeps several elements of a page from reporting the same thing to its analytics. All copies of the library share it. */
import { pageGlobals } from '#core/runtime/page-globals.ts';

export function measured(): Map<string, number> {
  const globals = pageGlobals();
  globals.measured ??= new Map();
  return globals.measured;
}

/** An element shows an offer until the returned function is called. `isFirst`: no other one shows it now. */
export function showOffer(event: string, id: number | string): { isFirst: boolean; leave(): void } {
  const key = `${event} ${id}`;
  const count = () => measured().get(key) ?? 0;
  const isFirst = count() === 0;
  measured().set(key, count() + 1);
  return { isFirst, leave: () => void measured().set(key, count() - 1) };
}
