/** The authorization code flow between the sign-in window, a partner's page and the backend. */
import { createHash, randomBytes } from 'node:crypto';
import { type Answer, type Person, type TestApp, testApp } from './test-app.ts';

export const page = 'https://agency.example';
export const otherPage = 'https://other.example';
/** The origin of the backend under test. */
export const own = 'http://localhost:80';
export const minute = 60_000;

interface Given {
  token: string;
  expires_in: number;
  user: { email: string; draft_key?: string }[];
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
export const newVerifier = () => randomBytes(32).toString('base64url');
export const cookieOf = ({ headers }: Answer<unknown>) => String(headers['set-cookie']).split(';')[0] ?? '';

/** Opens a backend with two registered partners; `members` are those of both. */
export async function openPartners(members: string[] = []) {
  const partners = [
    { id: 'agency', name: 'Agency', origins: [page], members },
    { id: 'other', name: 'Other', origins: [otherPage], members },
  ];
  const server: TestApp = await testApp({ PARTNERS: JSON.stringify(partners) });

  async function codeFor(person: Person, verifier: string, origin = page) {
    const { body } = await server.call<{ code: string }>('POST', '/embed/codes', {
      as: person,
      json: { origin, challenge: sha256(verifier) },
      headers: { origin: own },
    });
    return body.code;
  }

  const exchangeCode = (code: string, verifier: string, origin: string | undefined = page) =>
    server.call<Given>('POST', '/embed/session', {
      json: { code, verifier },
      headers: origin ? { origin } : {},
    });

  async function signIn(person: Person, origin = page) {
    const verifier = newVerifier();
    const answer = await exchangeCode(await codeFor(person, verifier, origin), verifier, origin);
    return { ...answer.body, cookie: cookieOf(answer), headers: answer.headers };
  }

  const refresh = (more: { cookie?: string; as?: string; origin?: string }) =>
    server.call<Given>('POST', '/embed/session/renew', {
      as: more.as,
      headers: { origin: more.origin ?? page, ...(more.cookie && { cookie: more.cookie }) },
    });

  async function profile(token: string, origin?: string) {
    const headers = origin ? { origin } : undefined;
    const { status } = await server.call('GET', '/user/Profile', { as: `Bearer ${token}`, headers });
    return status;
  }

  return { server, codeFor, exchangeCode, signIn, refresh, profile };
}
