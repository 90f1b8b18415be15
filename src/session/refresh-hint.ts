const key = 'dragoman.signed-in';

/**
 * Notes on a partner's page that somebody signed in there, and with which backend: no secret, only the reason to ask
 * for a renewal. Without it a page view costs no call, and a page that is not registered asks for nothing.
 */
export const refreshHint = {
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
      // Blocked: the sign-in ends with the page.
    }
  },
  clear(): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept there either.
    }
  },
};
