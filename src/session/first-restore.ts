/** Remembers for one browser session that the visitor was told of the restored sign-in (spec section 4). */

const name = 'dragoman.visited';

/**
 * True once per browser session. The marketplace's own pages remember it in a cookie that ends with that session and is
 * the same in all tabs. A partner's page gets no cookie of ours: there it is once per tab.
 */
export function isFirstRestore(isOwnSite: boolean): boolean {
  try {
    if (!isOwnSite) {
      const isFirst = sessionStorage.getItem(name) === null;
      sessionStorage.setItem(name, '1');
      return isFirst;
    }
    const isFirst = !document.cookie.split('; ').includes(`${name}=1`);
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere.
    document.cookie = `${name}=1; Path=/; SameSite=Lax`;
    return isFirst;
  } catch {
    // Storage is blocked: each page view is a session of its own.
    return true;
  }
}
