/** Remembers that a page can restore its session by a refresh. */

/**
 * A note in storage that a visitor has signed in on this partner's site, and with which backend. It is no secret, only the
 * reason to try a refresh: without it a page view makes no call.
 */
export function refreshHint(name: string) {
  const key = `dragoman.signed-in${name}`;
  return {
    isFor(apiUrl: string): boolean {
      try {
        return localStorage.getItem(key) === new URL(apiUrl).origin;
      } catch {
        return false;
      }
    },
    set(apiUrl: string): void {
      try {
        localStorage.setItem(key, new URL(apiUrl).origin);
      } catch {
        // Storage is blocked: the sign-in ends with the page.
      }
    },
    clear(): void {
      try {
        localStorage.removeItem(key);
      } catch {
        // Storage is blocked, so nothing was stored.
      }
    },
  };
}
