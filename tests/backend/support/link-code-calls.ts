/** The calls of a link from a partner's page: the page asks for a code, our page redeems it. */
import { cookieOf, newVerifier, openPartners, own, page, sha256 } from './partner-authorization.ts';
import type { Person } from './test-app.ts';

interface Started {
  token?: string;
  user?: { email: string; session: { ends_in: number } }[];
  code?: string;
}

export const target = '/Dashboard?partner=agency';

interface Redeemed {
  path?: string;
  browser?: string | undefined;
  origin?: string | undefined;
  as?: Person | string;
}

/** Opens a backend with the partners of `openPartners`. */
export async function openLinks() {
  const partners = await openPartners();
  const { server } = partners;

  /** Signs in on the partner's page; `browser` is the cookie that the window has set. */
  async function signIn(person: Person, known = '') {
    const verifier = newVerifier();
    const issued = await server.call<{ code: string }>('POST', '/embed/codes', {
      as: person,
      json: { origin: page, challenge: sha256(verifier) },
      headers: { origin: own, ...(known && { cookie: known }) },
    });
    const { body } = await partners.exchangeCode(issued.body.code, verifier);
    return { token: body.token, browser: cookieOf(issued), headers: issued.headers };
  }

  const ask = (token: string, { path = target, origin = page } = {}) =>
    server.call<{ code: string | null }>('POST', '/embed/link-codes', {
      as: `Bearer ${token}`,
      json: { page: path },
      headers: origin ? { origin } : {},
    });

  const codeFor = async (token: string) => (await ask(token)).body.code ?? '';

  const redeem = (code: string, { path = target, browser, as, origin = own }: Redeemed) =>
    server.call<Started>('POST', '/login/link-code', {
      as,
      json: { code, page: path },
      headers: {
        ...(origin && { origin }),
        ...(browser && { cookie: browser }),
        'user-agent': 'Laptop',
      },
    });

  return { partners, server, signIn, ask, codeFor, redeem };
}
