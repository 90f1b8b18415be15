/**
 * All partners: those of the environment and those of the database. What many calls ask, which partner an origin belongs
 * to, is cached until a change is announced; where the announcement is lost, for a few seconds.
 */
import { LRUCache } from 'lru-cache';
import type { Config } from '#backend/config.ts';
import type { Db } from '#backend/platform/database/transaction.ts';
import type { Bus } from '#backend/platform/live/bus.ts';
import * as origins from './origins.queries.ts';
import * as partnerAccounts from './queries.ts';
import {
  asRegistered,
  fixedPartners,
  hasOrigin,
  isMember,
  type RegisteredPartner,
} from './registered-partners.ts';

export interface PartnerDirectory {
  /** The partner to whom an origin belongs. */
  at(origin: string): Promise<RegisteredPartner | undefined>;
  find(id: string): Promise<RegisteredPartner | undefined>;
  ofMember(user: string): Promise<RegisteredPartner[]>;
  /** Whether this origin is one of the partner's. */
  hasOrigin(partner: RegisteredPartner, origin: string): Promise<boolean>;
  /** A partner of the environment needs no proof for its origins. */
  fixedOrigins(partner: RegisteredPartner): { origin: string; status: 'verified'; token: string }[];
  /** After a change by this process, which then answers by it before the bus announces it. */
  forget(): void;
  close(): void;
}

/** Published on the bus, in the transaction of each change of partners’ names or origins. */
export const partnersChanged: ReadonlySet<string> = new Set(['partners']);

const maxAgeMs = 4000;
/** Anybody can send any origin. */
const maxEntries = 10_000;

export function openPartnerDirectory({
  db,
  bus,
  config,
}: {
  db: Db;
  bus: Bus;
  config: Config;
}): PartnerDirectory {
  const fixed = () => fixedPartners(config);
  const byOrigin = new LRUCache<string, Promise<RegisteredPartner | undefined>>({
    max: maxEntries,
    ttl: maxAgeMs,
  });
  const forget = () => byOrigin.clear();
  const stops = [...partnersChanged].map((name) =>
    bus.subscribe(name, { onEvents: forget, onTransient: forget }),
  );

  const fixedAt = (origin: string) => fixed().find((partner) => hasOrigin(partner, origin));
  async function read(origin: string): Promise<RegisteredPartner | undefined> {
    const found = await origins.ownerOf(db, origin);
    return found && ownAccount(found);
  }

  return {
    async at(origin) {
      // Whoever is on the way could write such a page.
      if (config.isDeployed && origin.startsWith('http:')) return undefined;
      const known = fixedAt(origin);
      if (known) return asRegistered(known);
      const cached = byOrigin.get(origin);
      if (cached) return cached;
      const reading = read(origin);
      byOrigin.set(origin, reading);
      reading.catch(() => byOrigin.delete(origin));
      return reading;
    },
    async find(id) {
      const known = fixed().find((partner) => partner.id === id);
      if (known) return asRegistered(known);
      const found = await partnerAccounts.find(db, id);
      return found && ownAccount(found);
    },
    async ofMember(user) {
      const known = fixed()
        .filter((partner) => isMember(partner, user))
        .map(asRegistered);
      return [...known, ...(await partnerAccounts.ofMember(db, user)).map(ownAccount)];
    },
    async hasOrigin({ id, isFixed }, origin) {
      if (isFixed) return fixed().some((partner) => partner.id === id && hasOrigin(partner, origin));
      return Boolean((await origins.find(db, id, origin))?.verified_at);
    },
    fixedOrigins({ id }) {
      const { origins: named = [] } = fixed().find((partner) => partner.id === id) ?? {};
      return named.map((origin) => ({ origin, status: 'verified', token: '' }));
    },
    forget,
    close() {
      for (const stop of stops) stop();
    },
  };
}

/** The commission is agreed with the operator, who sets it in the environment. */
const ownAccount = ({ id, name, site, logo }: partnerAccounts.PartnerRow): RegisteredPartner => ({
  id,
  name,
  site,
  logo,
  commission: 0,
  isFixed: false,
});
