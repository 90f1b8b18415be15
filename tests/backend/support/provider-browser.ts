/** A browser that goes to a provider and back: cookies, redirects, and the provider's own pages. */
import type { Answer, TestApp } from './test-app.ts';

export const site = 'http://localhost:3000';

/** Where the provider led the browser back to. */
export interface Returned {
  path: string;
  provider: string | null;
  purpose: string | null;
  ticket: string;
  problem: string | null;
}

export interface ProviderBrowser {
  cookie(): string;
  call<T = Record<string, never>>(
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    more?: {
      as?: Parameters<TestApp['call']>[2] extends { as?: infer As } | undefined ? As : never;
      json?: unknown;
    },
  ): Promise<Answer<T>>;
  /** Signs in at the provider, up to the address at which it leads back to us. */
  visitProvider(address: string, login: string | null): Promise<string>;
  /** Follows that address. */
  comeBack(callback: string): Promise<Returned>;
  /** All of it, from the button on. */
  goTo(path: string, login: string | null): Promise<Returned>;
}

export function openBrowser(server: TestApp): ProviderBrowser {
  const own = new Map<string, string>();
  const theirs = new Map<string, string>();

  const browser: ProviderBrowser = {
    cookie: () => header(own),
    async call(method, url, more = {}) {
      const answer = await server.call<never>(method, url, {
        ...more,
        headers: { cookie: header(own), 'user-agent': 'Mozilla/5.0 Firefox/153.0' },
      });
      storeCookies(own, [answer.headers['set-cookie'] ?? []].flat());
      return answer;
    },

    async visitProvider(start, login) {
      let url = start;
      let form: URLSearchParams | undefined;
      for (let step = 0; step < 12; step += 1) {
        if (url.startsWith(site)) return url;
        const answer = await fetch(url, {
          redirect: 'manual',
          headers: { cookie: header(theirs) },
          ...(form && { method: 'POST', body: form }),
        });
        storeCookies(theirs, answer.headers.getSetCookie());
        form = undefined;
        const location = answer.headers.get('location');
        if (location) {
          url = new URL(location, url).href;
          continue;
        }
        const page = await answer.text();
        const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
        if (!prompt) throw new Error(`The provider shows: ${page.replace(/<[^>]+>/g, ' ').slice(0, 500)}`);
        if (login === null) url = new URL(`${new URL(url).pathname}/abort`, url).href;
        else form = new URLSearchParams({ prompt, ...(prompt === 'login' && { login, password: 'any' }) });
      }
      throw new Error('The provider leads in circles.');
    },

    async comeBack(callback) {
      const { status, headers } = await browser.call('GET', callback.slice(site.length));
      if (status !== 303) throw new Error(`The callback answers ${status}.`);
      return read(headers.location ?? '');
    },

    async goTo(path, login) {
      const { status, headers } = await browser.call('GET', path);
      if (status !== 303) throw new Error(`${path} answers ${status}.`);
      const location = headers.location ?? '';
      return location.startsWith('/')
        ? read(location)
        : browser.comeBack(await browser.visitProvider(location, login));
    },
  };
  return browser;
}

function read(location: string): Returned {
  const url = new URL(location, site);
  const get = (name: string) => url.searchParams.get(name);
  const rest = new URL(url);
  for (const name of ['provider', 'provider-purpose', 'provider-ticket', 'provider-problem'])
    rest.searchParams.delete(name);
  return {
    path: rest.href.slice(site.length),
    provider: get('provider'),
    purpose: get('provider-purpose'),
    ticket: get('provider-ticket') ?? '',
    problem: get('provider-problem'),
  };
}

const header = (jar: ReadonlyMap<string, string>) =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

function storeCookies(jar: Map<string, string>, cookies: string[]): void {
  for (const cookie of cookies) {
    const [pair = ''] = cookie.split(';');
    const at = pair.indexOf('=');
    if (/expires=Thu, 01 Jan 1970/i.test(cookie)) jar.delete(pair.slice(0, at));
    else jar.set(pair.slice(0, at), pair.slice(at + 1));
  }
}
