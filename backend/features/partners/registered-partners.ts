/** Partner sites: registered origins may make calls with a token, all other origins only public reads. */
import { isLoopback } from '#backend/platform/outgoing/addresses.ts';

export interface Partner {
  id: string;
  name: string;
  /** Exact origins. On this machine a port of `*` stands for every port. */
  origins: string[];
  /** Ids of the accounts that may see the partner's numbers. */
  members?: string[];
  /** Percent of the platform’s fee. */
  commission?: number;
}

/** The demo account that may see the sample partner's numbers. */
export const demoMember = '01930000-0000-7000-8000-000000000001';

/** The sample partner of the demo data. Any port: test pages run on whichever is free. */
export const demoPartner: Partner = {
  id: 'demo',
  name: 'Demo Agency',
  origins: ['http://partner.localhost:*'],
  members: [demoMember],
  commission: 20,
};

/** The part of the configuration that names the partners. */
interface Registered {
  partners: Partner[];
  seed: 'demo' | 'none';
}

/** A partner, whether its own members have set it up or the operator has in the environment. */
export interface RegisteredPartner {
  id: string;
  name: string;
  /** Null for one of the environment. */
  site: string | null;
  logo: string | null;
  /** Percent of the platform’s fee. */
  commission: number;
  /** Set in the environment: only the operator changes its name, origins and members. */
  isFixed: boolean;
}

/** Those of the environment, and the sample partner where the sample data is. */
export const fixedPartners = ({ partners, seed }: Registered): Partner[] =>
  seed === 'demo' ? [demoPartner, ...partners] : partners;

export const asRegistered = ({ id, name, commission = 0 }: Partner): RegisteredPartner => ({
  id,
  name,
  site: null,
  logo: null,
  commission,
  isFixed: true,
});

export const isMember = ({ members = [] }: Partner, user: string): boolean =>
  members.some((member) => member.toLowerCase() === user);

export const hasOrigin = ({ origins }: Partner, origin: string): boolean =>
  origins.some((allowed) => matches(allowed, origin));

export function parsePartners(json: string): Partner[] | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) && value.every(isPartner) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The first that is no account id. Whoever signs up first with an e-mail address would be the member that it names. */
export const wrongMemberOf = ({ members = [] }: Partner): string | undefined =>
  members.find((member) => !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(member));

function matches(allowed: string, origin: string): boolean {
  if (!allowed.endsWith(':*')) return allowed === origin;
  const host = allowed.slice(0, -2);
  return origin === host || (origin.startsWith(`${host}:`) && /^\d+$/.test(origin.slice(host.length + 1)));
}

function isPartner(value: unknown): value is Partner {
  const { id, name, origins, members = [], commission = 0 } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    /^[\w-]{1,64}$/.test(id) &&
    typeof name === 'string' &&
    Array.isArray(origins) &&
    origins.every(isOrigin) &&
    Array.isArray(members) &&
    members.every((member) => typeof member === 'string') &&
    typeof commission === 'number' &&
    commission >= 0 &&
    commission <= 100
  );
}

function isOrigin(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const bare = value.replace(/:\*$/, '');
  if (!URL.canParse(bare)) return false;
  const { protocol, origin, hostname } = new URL(bare);
  return /^https?:$/.test(protocol) && origin === bare && (bare === value || isLoopback(hostname));
}
