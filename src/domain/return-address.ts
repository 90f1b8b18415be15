/**
 * The page to return to after signing in, from `?next=/path`. Null for anything but a path of the same site: an open
 * redirect would let a link of ours lead to another site.
 */
export function returnAddress(search: string, origin: string): string | null {
  const next = new URLSearchParams(search).get('next');
  // Browsers read a backslash as a slash, and ignore line breaks and tabs.
  if (!next?.startsWith('/') || /[\\\p{Cc}]/u.test(next)) return null;
  const base = new URL(origin);
  const url = parse(next, base);
  if (url?.origin !== base.origin) return null;
  const path = url.pathname + url.search + url.hash;
  // `/.//elsewhere.example` is resolved to `//elsewhere.example`, which is another site.
  return path.startsWith('//') ? null : path;
}

function parse(address: string, base: URL): URL | null {
  try {
    return new URL(address, base);
  } catch {
    return null;
  }
}
