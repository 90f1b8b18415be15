/**
 * Where to go back to after signing in, out of `?next=/path`. Only a path of the same site counts: anything a
 * browser would read as another site's address, or as a script, is none.
 */
export function returnAddress(search: string, origin: string): string | null {
  const next = new URLSearchParams(search).get('next');
  // A browser takes a backslash for a slash, and passes over line breaks and tabs.
  if (!next?.startsWith('/') || /[\\\p{Cc}]/u.test(next)) return null;
  const base = new URL(origin);
  const url = parse(next, base);
  if (url?.origin !== base.origin) return null;
  const path = url.pathname + url.search + url.hash;
  // `/.//elsewhere.example` comes out as `//elsewhere.example`, which names another site.
  return path.startsWith('//') ? null : path;
}

function parse(address: string, base: URL): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
