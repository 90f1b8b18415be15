import {
  everyDay,
  type NumbersOf,
  type PartnerIdentity,
  type PartnerReport,
} from '#core/domain/partner-report.ts';
import { ApiError, unreadable } from './api-error.ts';
import type { Client } from './client.ts';
import { signedIn } from './signed-in.ts';
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
    const wire = recordOf(await signedIn(client).read('/embed/report', given));
    if (wire.partner === null) return null;
    const [from, to] = [textOf(wire.from), textOf(wire.to)];
    if (!from || !to) throw unreadable('GET /embed/report');
    return {
      partner: identityFromWire(wire.partner),
      partners: listOf(wire.partners).map(identityFromWire),
      from,
      to,
      commissionPercent: numberOf(wire.commission_percent),
      days: everyDay(from, to, listOf(wire.days).map(numbersFromWire('day'))),
      pages: listOf(wire.pages).map(countsFromWire('page')),
      campaigns: listOf(wire.campaigns).map(numbersFromWire('campaign')),
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** What became of a page's bookings is not known: a booking names no page. */
const countsFromWire =
  (key: string) =>
  (row: unknown): NumbersOf => {
    const wire = recordOf(row);
    return {
      key: textOf(wire[key]),
      views: numberOf(wire.views) ?? 0,
      opens: numberOf(wire.opens) ?? 0,
      bookings: numberOf(wire.bookings) ?? 0,
      cancelled: 0,
      amount: 0,
      commission: 0,
    };
  };

const numbersFromWire =
  (key: string) =>
  (row: unknown): NumbersOf => {
    const { cancelled, amount, commission } = recordOf(row);
    return {
      ...countsFromWire(key)(row),
      cancelled: numberOf(cancelled) ?? 0,
      amount: numberOf(amount) ?? 0,
      commission: numberOf(commission) ?? 0,
    };
  };

function identityFromWire(value: unknown): PartnerIdentity {
  const wire = recordOf(value);
  return { id: textOf(wire.id), name: textOf(wire.name) };
}
