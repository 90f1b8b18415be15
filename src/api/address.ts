export type Query = Record<string, string | number | undefined>;

/** The full address of a call, always written the same way, so that equal calls are recognised as equal. */
export function callAddress(baseUrl: string, path: string, query: Query = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const search = new URLSearchParams(given).toString();
  return baseUrl + path + (search && `?${search}`);
}
