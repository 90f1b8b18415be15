/** How many match in all; `more` says that the true figure is larger. */
export interface Total {
  count: number;
  more: boolean;
}

/** Null where the backend does not send it. */
export function totalOf(headers: Headers): Total | null {
  const total = headers.get('x-total-count');
  return total === null ? null : { count: Number.parseInt(total, 10), more: total.endsWith('+') };
}

const relations = { next: 'cursor', prev: 'before' } as const;

/** The cursor of the page before or after this one; null where there is none. */
export function linkedPage(headers: Headers, relation: keyof typeof relations): string | null {
  const links = (headers.get('link') ?? '').matchAll(/<([^<>]*)>([^<>]*)/g);
  for (const [, address = '', about = ''] of links) {
    if (!new RegExp(`;\\s*rel="?${relation}"?\\s*([;,]|$)`, 'i').test(about)) continue;
    const [, query = ''] = address.split(/[?#]/);
    return new URLSearchParams(query).get(relations[relation]) || null;
  }
  return null;
}
