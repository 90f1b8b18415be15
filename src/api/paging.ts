/** How many match in all; `more` says that the true figure is larger. */
export interface Total {
  count: number;
  more: boolean;
}

/** Null where the backend does not tell. */
export function totalOf(headers: Headers): Total | null {
  const told = headers.get('x-total-count');
  return told === null ? null : { count: Number.parseInt(told, 10), more: told.endsWith('+') };
}

/** Where the next page starts; null on the last one. */
export function nextCursor(headers: Headers): string | null {
  const address = /<([^>]+)>\s*;\s*rel="?next"?/.exec(headers.get('link') ?? '')?.[1];
  return address ? new URL(address, 'http://backend.invalid').searchParams.get('cursor') : null;
}
