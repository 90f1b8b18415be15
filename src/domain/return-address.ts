/** The page to return to after signing in, from `?next=/path`. */
export const returnAddress = (search: string, origin: string): string | null =>
  ownPath(new URLSearchParams(search).get('next'), origin);

/**
 * Null for anything but a path of the same site: an open redirect would let a link of ours lead to another site.
 */
export function ownPath(address: string | null | undefined, origin: string): string | null {
  // Browsers read a backslash as a slash, and ignore line breaks and tabs.
  if (!address?.startsWith('/') || /[\\\p{Cc}]/u.test(address)) return null;
  const base = new URL(origin);
  const url = parse(address, base);
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
