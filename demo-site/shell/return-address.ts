/** Where to go after signing in: only ever a path of this site, whatever an address bar was made to say. */
export function returnAddress(next: string | null): string {
  if (!next?.startsWith('/') || !URL.canParse(next, location.origin)) return '/';
  const { origin, pathname, search, hash } = new URL(next, location.origin);
  return origin === location.origin ? pathname + search + hash : '/';
}
