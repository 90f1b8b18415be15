/**
 * Some paths are both a page and a call, such as `/Payments`. A browser that asks for HTML gets the page, any other client
 * the call, in whatever case the path is written. The router distinguishes the two by case.
 */
const pages = ['/Payments', '/Earnings', '/Operator/Disputes', '/Mailbox', '/Partners', '/Requests'] as const;

const both =
  /^(\/(?:(?:payments|earnings|operator\/disputes|mailbox)(?=\/?$)|partners(?=(?:\/[^/]+)?\/?$)|requests(?=\/[^/]+\/?$)))(?:\/.*)?$/i;

export interface IncomingCall {
  method?: string | undefined;
  url?: string | undefined;
  headers: { accept?: string | undefined };
}

/** The address of the page or of the call. */
export function negotiatePage({ method, headers }: Omit<IncomingCall, 'url'>, url: string): string {
  if (method !== 'GET' && method !== 'HEAD') return url;
  const [path = '/'] = url.split('?');
  const shared = both.exec(path)?.[1];
  if (!shared) return url;
  const call = shared.toLowerCase();
  const page = pages.find((name) => name.toLowerCase() === call);
  const asksForPage = headers.accept?.includes('text/html') ?? false;
  return (asksForPage && page ? page : call) + url.slice(shared.length);
}
