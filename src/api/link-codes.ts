/** One-time codes: by them links on a partner's page lead to the marketplace signed in. */
import { type Grant, grantFrom } from './account.ts';
import type { Client } from './client.ts';
import { recordOf, textOf } from './wire.ts';

export const linkCodes = (client: Client) => ({
  /** For the path and query of one page; empty where the backend gives none. */
  async issue(page: string): Promise<string> {
    const call = { method: 'POST', path: '/embed/link-codes', body: { page }, token: 'always' } as const;
    return textOf(recordOf((await client.call(call)).body).code);
  },

  /** `present` is a token that is there already. Null where that is the same user's, which stays. */
  async redeem(code: string, page: string, present: string | null): Promise<Grant | null> {
    const path = '/login/link-code';
    const call = { method: 'POST', path, body: { code, page }, bearer: present, withCookies: true } as const;
    const answer = await client.call(call);
    return answer.body === null ? null : grantFrom(answer, client.baseUrl, `POST ${path}`);
  },
});
