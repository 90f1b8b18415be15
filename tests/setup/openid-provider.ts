/** A real OpenID Connect provider for tests, with its own pages for signing in. Whoever signs in as `mia` is `mia` there. */
import { createSign, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type JWK, Provider } from 'oidc-provider';

export type Claims = Record<string, unknown>;

/** Changes what the provider says in an ID token, which it then signs. A text replaces the signed token. */
export type Tamper = (payload: Claims, signed: (payload: Claims) => string) => Claims | string;

export const clientId = 'dragoman';
export const clientSecret = 'a secret of the test';

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const key = { ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'test' } as JWK;

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function sign(payload: Claims): string {
  const text = `${encode({ alg: 'RS256', kid: 'test', typ: 'JWT' })}.${encode(payload)}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`;
}

/** Not signed, as `alg: none` says. */
export const unsigned = (payload: Claims): string => `${encode({ alg: 'none' })}.${encode(payload)}.`;

export interface OpenIdProvider {
  issuer: string;
  /** Who signs in under each name, in the provider's words. */
  people: Map<string, Claims>;
  /** For OIDC_PROVIDERS. */
  setting(more?: { id?: string; name?: string }): object;
  /** Where the marketplace is. Until then the provider answers nothing. */
  register(site: string, id?: string): void;
  tamper: Tamper | undefined;
  /** Answers nothing more, not even that. */
  isDown: boolean;
  stop(): Promise<void>;
}

export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  let handle: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
  const server = createServer((request, response) => {
    if (!handle || provider.isDown) return void response.writeHead(503).end();
    if (request.url === '/token' && provider.tamper) changeAnswer(response, provider.tamper);
    handle(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const provider: OpenIdProvider = {
    issuer,
    people: new Map(),
    tamper: undefined,
    isDown: false,
    setting: ({ id = 'test', name = 'Test ID' } = {}) => ({
      ...{ id, name, issuer, client_id: clientId, client_secret: clientSecret },
    }),
    register(site, id = 'test') {
      handle = oidc(issuer, `${site}/auth/${id}/callback`, provider.people);
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return provider;
}

function oidc(issuer: string, redirectUri: string, people: ReadonlyMap<string, Claims>) {
  return new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUri] }],
    jwks: { keys: [key] },
    cookies: { keys: ['a key of the test'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'name', 'locale'],
    },
    // Without these it writes to the console that it has chosen them.
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, IdToken: 600 },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: true } },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: async () => ({ sub: id, ...people.get(id) }),
    }),
  }).callback();
}

/** What is between the provider and the marketplace, where somebody is. */
function changeAnswer(response: ServerResponse, tamper: Tamper): void {
  const end = response.end.bind(response);
  response.end = ((body: string) => {
    const answer = JSON.parse(body) as { id_token?: string };
    const [, payload] = answer.id_token?.split('.') ?? [];
    if (!payload) return end(body);
    const changed = tamper(JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims, sign);
    const text = JSON.stringify({
      ...answer,
      id_token: typeof changed === 'string' ? changed : sign(changed),
    });
    response.setHeader('content-length', Buffer.byteLength(text));
    return end(text);
    // Node's type has several forms; the provider uses this one.
  }) as ServerResponse['end'];
}
