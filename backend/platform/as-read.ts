/**
 * Whether what somebody has read, field by field, is what is there now. What they do not name, they do not mind; a field that
 * nobody knows is no part of it.
 */
export const isAsRead = (now: object, read: object): boolean =>
  Object.entries(now).every(([name, value]) => {
    const known: unknown = Reflect.get(read, name);
    return known === undefined || JSON.stringify(known) === JSON.stringify(value);
  });
