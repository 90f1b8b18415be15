/** The known object as long as no member differs, so that React sees the same object and renders nothing again. */
export function keepIfShallowEqual<Value extends object>(known: Value | null, next: Value): Value {
  const members = Object.entries(next);
  const isEqual =
    known &&
    members.length === Object.keys(known).length &&
    members.every(([name, value]) => Reflect.get(known, name) === value);
  return isEqual ? known : next;
}
