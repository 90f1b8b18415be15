/** The shape of a partner’s report, as JSON and as a table. */
import { type Static, Type } from '@fastify/type-provider-typebox';
import type { ReportRow } from '#backend/repositories/partner-report.ts';
import { csvTable } from './csv.ts';
import * as fields from './fields.ts';
import { currency } from './task-money.ts';

const whole = (description: string) => Type.Integer({ description });

const numbers = {
  views: whole('how often a grid or a detail was shown'),
  selections: whole('how often an offer was chosen from a grid'),
  bookings: Type.Integer(),
  amount: whole('cents booked'),
  commission: whole('cents of the fees of what was released'),
};

const Row = Type.Object({ campaign: Type.String(), origin: Type.String(), ...numbers });

export const PartnerReport = Type.Object({
  partner: Type.String(),
  from: Type.String(),
  to: Type.String(),
  currency: Type.String(),
  commission_percent: Type.Number({ description: 'what the partner gets of the platform’s fee' }),
  ...numbers,
  rows: Type.Array(Row, { description: 'one for each campaign and origin' }),
});

export const Days = Type.Object({ from: Type.Optional(fields.date), to: Type.Optional(fields.date) });

const names = ['views', 'selections', 'bookings', 'amount', 'commission'] as const;

export function reportAnswer(
  facts: { partner: string; from: string; to: string; commission_percent: number },
  rows: ReportRow[],
): Static<typeof PartnerReport> {
  const sum = (name: (typeof names)[number]) => rows.reduce((total, row) => total + row[name], 0);
  return {
    ...facts,
    currency,
    ...{ views: sum('views'), selections: sum('selections'), bookings: sum('bookings') },
    ...{ amount: sum('amount'), commission: sum('commission') },
    rows,
  };
}

const columns = ['campaign', 'origin', ...names] as const;

export const reportCsv = (rows: ReportRow[]): string =>
  csvTable([columns, ...rows.map((row) => columns.map((column) => row[column]))]);
