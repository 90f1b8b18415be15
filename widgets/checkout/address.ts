/** An address with more in its query; one of this page's origin stays a path, for routers and for reading. */
export function withQuery(address: string, query: Readonly<Record<string, string>>): string {
  const url = new URL(address, document.baseURI);
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
  return address.startsWith('/') ? url.pathname + url.search + url.hash : url.href;
}
