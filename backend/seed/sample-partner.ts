/** Counts of the sample partner's pages: fewer views at weekends, more after a mailing; the bookings are sample tasks. */

import type { Transaction } from '#backend/database/transaction.ts';
import { demoPartner } from '#backend/domain/partners.ts';
import { insert, type Row } from '#backend/repositories/bulk.ts';
import { day } from './placed-offer.ts';

/** The longest range that the report offers as a choice. */
const days = 90;

const site = 'http://partner.localhost';
const pages = [
  { page: `${site}/sworn-translations`, share: 1, campaign: 'autumn-mailing' },
  { page: `${site}/moving-abroad`, share: 0.6, campaign: '' },
  { page: `${site}/`, share: 0.3, campaign: '' },
];

export async function countForPartner(trx: Transaction, tasks: Row<'tasks'>[], now: Date): Promise<void> {
  const booked = tasks.filter(({ partner }) => partner === demoPartner.id);
  const rows = Array.from({ length: days }, (_, ago) =>
    numbersOf(booked, new Date(now.getTime() - ago * day), ago),
  );
  await insert(trx, 'partner_days', rows.flat());
}

function numbersOf(booked: Row<'tasks'>[], at: Date, ago: number): Row<'partner_days'>[] {
  const isWeekend = [0, 6].includes(at.getUTCDay());
  const isMailed = ago % 30 > 6 && ago % 30 < 11;
  const today = at.toISOString().slice(0, 10);
  const madeToday = booked.filter(({ created_at }) => dayOf(created_at) === today);
  // The first page of a campaign has its bookings.
  const isFirst = (index: number) =>
    pages.findIndex(({ campaign }) => campaign === pages[index]?.campaign) === index;
  return pages.map(({ page, share, campaign }, index) => {
    const views = Math.round(((isWeekend ? 14 : 46) + ((ago * 17) % 23) + (isMailed ? 58 : 0)) * share);
    return {
      partner: demoPartner.id,
      day: today,
      campaign,
      page,
      views,
      opens: Math.round(views * 0.19),
      bookings: isFirst(index) ? madeToday.filter((task) => (task.campaign ?? '') === campaign).length : 0,
    };
  });
}

const dayOf = (at: Row<'tasks'>['created_at']): string => new Date(at).toISOString().slice(0, 10);
