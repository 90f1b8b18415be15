/** Partner sites: registered origins may make calls with a token, all other origins only public reads. */

export interface Partner {
  id: string;
  name: string;
  /** Exact origins; a port of `*` stands for every port. */
  origins: string[];
  /** E-mail addresses of the accounts that may see the partner's numbers. */
  users?: string[];
}

/** The sample partner of the demo data. Any port: test pages run on whichever is free. */
export const demoPartner: Partner = {
  id: 'demo',
  name: 'Demo Agency',
  origins: ['http://partner.localhost:*'],
  users: ['translator@demo.test'],
};

/** The part of the configuration that names the partners. */
interface Registered {
  partners: Partner[];
  seed: 'demo' | 'none';
}

/** All partners: those that the operator set, and the sample partner where the sample data is. */
export const partnersOf = ({ partners, seed }: Registered): Partner[] =>
  seed === 'demo' ? [demoPartner, ...partners] : partners;

/** The partner to whom an origin belongs. */
export const partnerAt = (config: Registered, origin: string): Partner | undefined =>
  partnersOf(config).find((partner) => partner.origins.some((allowed) => matches(allowed, origin)));

export function parsePartners(json: string): Partner[] | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) && value.every(isPartner) ? value : undefined;
  } catch {
    return undefined;
  }
}

function matches(allowed: string, origin: string): boolean {
  if (!allowed.endsWith(':*')) return allowed === origin;
  const host = allowed.slice(0, -2);
  return origin === host || (origin.startsWith(`${host}:`) && /^\d+$/.test(origin.slice(host.length + 1)));
}

function isPartner(value: unknown): value is Partner {
  const { id, name, origins, users = [] } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    /^[\w-]{1,64}$/.test(id) &&
    typeof name === 'string' &&
    Array.isArray(origins) &&
    origins.every(isOrigin) &&
    Array.isArray(users) &&
    users.every((email) => typeof email === 'string')
  );
}

function isOrigin(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const bare = value.replace(/:\*$/, '');
  return URL.canParse(bare) && /^https?:$/.test(new URL(bare).protocol) && new URL(bare).origin === bare;
}
