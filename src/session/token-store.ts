/** Spec section 9: the cookie's life in seconds. */
const maxAge = 3600;

interface TokenStore {
  read(): string | null;
  write(token: string): void;
  clear(): void;
}

const attempt = <Result>(action: () => Result, otherwise: Result): Result => {
  try {
    return action();
  } catch {
    // Sandboxed and third-party frames throw at any access to storage or cookies.
    return otherwise;
  }
};

function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) || null : null;
}

function writeCookie(name: string, value: string, age: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the spec names this cookie, and the Cookie Store API is not everywhere.
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`;
}

/** The token in a cookie and in local storage under one name, bare in both (spec sections 4 and 9). */
export const browserTokenStore = (key: string): TokenStore => (key ? storeNamed(key) : noStore);

const noStore: TokenStore = { read: () => null, write: () => undefined, clear: () => undefined };

const storeNamed = (key: string): TokenStore => ({
  read: () => attempt(() => readCookie(key), null) ?? attempt(() => localStorage.getItem(key), null),
  write(token) {
    attempt(() => writeCookie(key, token, maxAge), undefined);
    attempt(() => localStorage.setItem(key, token), undefined);
  },
  clear() {
    attempt(() => writeCookie(key, '', 0), undefined);
    attempt(() => localStorage.removeItem(key), undefined);
  },
});
