/** Returns the known object if all members are equal, so that React sees the same object and does not render again. */
export function keepIfShallowEqual<Value extends object>(known: Value | null, next: Value): Value {
  const members = Object.entries(next);
  const isEqual =
    known &&
    members.length === Object.keys(known).length &&
    members.every(([name, value]) => Reflect.get(known, name) === value);
  return isEqual ? known : next;
}
