/** The object known already as long as nothing in it differs, so that views do not start their work anew. */
export function keepIfShallowEqual<Facts extends object>(known: Facts | null, now: Facts): Facts {
  const facts = Object.entries(now);
  const isSame =
    known &&
    facts.length === Object.keys(known).length &&
    facts.every(([name, value]) => Reflect.get(known, name) === value);
  return isSame ? known : now;
}
