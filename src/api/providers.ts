/** Sign-in with OpenID Connect providers. The cookie that binds it to the browser goes with each call. */

import type { Identity, Provider } from '#core/domain/provider.ts';
import { callAddress } from './address.ts';
import { ApiError } from './api-error.ts';
import type { Client } from './client.ts';
import { identified, rowsOf } from './rows.ts';
import { type Grant, grantFrom } from './session.ts';
import { signedIn } from './signed-in.ts';
import { dateOf, recordOf, textOf } from './wire.ts';

/** What a person adds to what the provider says. */
export interface PersonDetails {
  firstName: string;
  lastName: string;
  email: string;
}

export type ProviderSignIn =
  | { status: 'signed-in'; grant: Grant }
  /** The account with this address needs a sign-in first. */
  | { status: 'link-needed'; email: string; provider: string }
  | { status: 'details-needed'; details: PersonDetails; isAddressKnown: boolean; provider: string };

interface Question {
  provider: string;
  purpose: 'sign-in' | 'confirm';
  /** The path of the page that shall have the answer. */
  page: string;
  locale: string;
}

const credentials = 'include';

/** A backend without providers has no such call. */
function unlessMissing(error: unknown): { body: unknown } {
  if (error instanceof ApiError && error.status === 404) return { body: [] };
  throw error;
}

export const providers = (client: Client) => ({
  /** Empty where the backend knows no such call. */
  async list(): Promise<Provider[]> {
    const answer = await client.call({ path: '/auth' }).catch(() => ({ body: [] }));
    return rowsOf(answer.body, (row) => {
      const { id, name } = recordOf(row);
      return identified({ id: textOf(id), name: textOf(name) });
    });
  },

  /** Where the browser goes to sign in. */
  address: ({ provider, ...query }: Question) =>
    callAddress(client.baseUrl, `/auth/${encodeURIComponent(provider)}`, query),

  /** The backend ends the session of the token that the new one replaces. */
  async signIn(
    ticket: string,
    { details, locale }: { details: PersonDetails | undefined; locale: string },
  ): Promise<ProviderSignIn> {
    const person = details && {
      firstname: details.firstName,
      lastname: details.lastName,
      ...(details.email && { email: details.email }),
    };
    const answer = await client.call({
      method: 'POST',
      path: '/login/provider',
      token: 'optional',
      credentials,
      body: { ticket, locale, ...person },
    });
    const wire = recordOf(answer.body);
    const [email, provider] = [textOf(wire.email), textOf(recordOf(wire.provider).name)];
    switch (wire.status) {
      case 'link-needed':
        return { status: 'link-needed', email, provider };
      case 'details-needed': {
        const known = { firstName: textOf(wire.firstname), lastName: textOf(wire.lastname), email };
        return {
          status: 'details-needed',
          details: known,
          provider,
          isAddressKnown: wire.email_verified === true,
        };
      }
      default:
        return { status: 'signed-in', grant: grantFrom(answer, client.baseUrl, 'POST /login/provider') };
    }
  },

  /** Those of the signed-in user. */
  async identities(): Promise<Identity[]> {
    const { body } = await signedIn(client).call({ path: '/identities' }).catch(unlessMissing);
    return rowsOf(body, (row) => {
      const wire = recordOf(row);
      const [provider, name] = [textOf(wire.provider), textOf(wire.name)];
      return identified({
        id: textOf(wire.id),
        provider: provider ? { id: provider, name } : null,
        name,
        createdAt: dateOf(wire.created_at),
        usedAt: dateOf(wire.used_at),
      });
    });
  },

  /** The address at the provider to which the browser goes, to connect it with the user's account. */
  async askToLink(provider: string, page: string, locale: string): Promise<string> {
    const body = { provider, page, locale };
    const answer = await signedIn(client).call({ method: 'POST', path: '/auth', body, credentials });
    return textOf(recordOf(answer.body).url);
  },

  /** A partner's sign-in window may close at the same time. */
  link: (ticket: string) =>
    signedIn(client).sendCredential('POST', '/identities', {
      body: { ticket },
      credentials,
      keepalive: true,
    }),

  unlink: (id: string) => signedIn(client).sendCredential('DELETE', `/identities/${encodeURIComponent(id)}`),

  /** Proves once more who the user is, like entering the password. */
  confirm: (ticket: string) =>
    signedIn(client).send('POST', '/user/reauthenticate/provider', { body: { ticket }, credentials }),
});
