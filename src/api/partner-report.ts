import {
  everyDay,
  type NumbersOf,
  type PartnerIdentity,
  type PartnerReport,
} from '#core/domain/partner-report.ts';
import { ApiError, unreadable } from './api-error.ts';
import type { Client } from './client.ts';
import { listOf, numberOf, recordOf, textOf } from './wire.ts';

interface ReportQuery {
  partner: string;
  /** `YYYY-MM-DD`; empty for the backend's default. */
  from: string;
  to: string;
}

/** A partner's report; null where the user belongs to no partner. */
export async function readPartnerReport(client: Client, query: ReportQuery): Promise<PartnerReport | null> {
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value));
  try {
    const { body } = await client.call({ path: '/embed/report', query: given, token: 'always' });
    const wire = recordOf(body);
    if (wire.partner === null) return null;
    const [from, to] = [textOf(wire.from), textOf(wire.to)];
    if (!from || !to) throw unreadable('GET /embed/report');
    return {
      partner: identityFromWire(wire.partner),
      partners: listOf(wire.partners).map(identityFromWire),
      from,
      to,
      days: everyDay(from, to, listOf(wire.days).map(numbersFromWire('day'))),
      pages: listOf(wire.pages).map(numbersFromWire('page')),
      campaigns: listOf(wire.campaigns).map(numbersFromWire('campaign')),
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

const numbersFromWire =
  (key: string) =>
  (row: unknown): NumbersOf => {
    const wire = recordOf(row);
    const count = (name: string) => numberOf(wire[name]) ?? 0;
    return {
      key: textOf(wire[key]),
      views: count('views'),
      opens: count('opens'),
      bookings: count('bookings'),
    };
  };

function identityFromWire(value: unknown): PartnerIdentity {
  const wire = recordOf(value);
  return { id: textOf(wire.id), name: textOf(wire.name) };
}
