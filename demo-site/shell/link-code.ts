/**
 * The one-time code of a link from a partner's page, where somebody is signed in. It leaves the address before anything
 * else of the page starts: an address is in the history, and others may see it.
 */

interface LinkCode {
  code: string;
  /** The one page that the code is for. */
  page: string;
}

function takeFromAddress(): LinkCode | null {
  const [, code, hash] = /^#link-code=([\w-]{43})(?:&(.*))?$/.exec(location.hash) ?? [];
  if (!code) return null;
  const page = location.pathname + location.search;
  history.replaceState(history.state, '', hash ? `${page}#${hash}` : page);
  return { code, page };
}

export const linkCode = takeFromAddress();
