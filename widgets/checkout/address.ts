/** Adds to an address's query. A path stays a path, which routers need. */
export function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(address, document.baseURI);
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
  return address.startsWith('/') ? url.pathname + url.search + url.hash : url.href;
}
