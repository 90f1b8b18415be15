/** The OpenID Connect providers that the operator has set up. */
import { isLoopback } from '#backend/platform/outgoing/addresses.ts';

export interface ProviderSettings {
  /** Part of the addresses of its calls. */
  id: string;
  /** On its button. */
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** What is wrong, in words that do not repeat the secret. */
interface Problem {
  problem: string;
}

/** `isDeployed`: over the network, issuers are reached by https only. */
export function parseProviders(json: string, isDeployed: boolean): ProviderSettings[] | Problem {
  const entries = parse(json);
  if (!Array.isArray(entries)) return { problem: 'it is no JSON list' };
  const providers: ProviderSettings[] = [];
  for (const [index, entry] of entries.entries()) {
    const read = readProvider(entry, isDeployed);
    if (typeof read === 'string') return { problem: `in entry ${index + 1} ${read}` };
    if (providers.some(({ id }) => id === read.id)) return { problem: `"id" ${read.id} is there twice` };
    if (providers.some(({ issuer }) => sameIssuer(issuer, read.issuer)))
      return { problem: `"issuer" ${read.issuer} is there twice` };
    providers.push(read);
  }
  return providers;
}

function readProvider(entry: unknown, isDeployed: boolean): ProviderSettings | string {
  const { id, name, issuer, client_id, client_secret } = (entry ?? {}) as Record<string, unknown>;
  if (typeof id !== 'string' || !/^[a-z0-9][a-z0-9_-]{0,63}$/.test(id))
    return '"id" must be lower-case letters, digits, - or _, at most 64';
  if (typeof name !== 'string' || !name.trim() || name.length > 60)
    return '"name" must be a text of 1 to 60 characters';
  if (typeof issuer !== 'string' || !isIssuer(issuer, isDeployed))
    return `"issuer" must be an https address without query${isDeployed ? '' : ' (http on this machine)'}`;
  if (typeof client_id !== 'string' || !client_id) return '"client_id" is missing';
  if (typeof client_secret !== 'string' || !client_secret) return '"client_secret" is missing';
  return { id, name: name.trim(), issuer, clientId: client_id, clientSecret: client_secret };
}

function isIssuer(address: string, isDeployed: boolean): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, search, hash, username, password } = new URL(address);
  if (search || hash || username || password) return false;
  return protocol === 'https:' || (protocol === 'http:' && !isDeployed && isLoopback(hostname));
}

/** A provider may write its own address with a slash at the end or without. */
export const sameIssuer = (one: string, other: string): boolean =>
  URL.canParse(one) && URL.canParse(other) && new URL(one).href === new URL(other).href;

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
