import { useState } from 'react';
import { bookingRate, type NumbersOf, type PartnerReport } from '#core/domain/partner-report.ts';
import { useFormat, useMessages } from '#core/i18n/context.ts';
import { type Column, Table } from '#core/ui/table.tsx';
import { Tabs } from '#core/ui/tabs.tsx';
import { partnerReportMessages } from './partner-report.messages.ts';
import * as styles from './partner-report.styles.ts';

type By = 'days' | 'pages' | 'campaigns';

export function NumbersTable({ report }: { report: PartnerReport }) {
  const t = useMessages(partnerReportMessages);
  const format = useFormat();
  const [by, setBy] = useState<By>('days');
  const names = { days: t.byDay, pages: t.byPage, campaigns: t.byCampaign };
  // The latest day comes first.
  const rows = by === 'days' ? [...report.days].reverse() : report[by];

  const keyCell = ({ key }: NumbersOf) => {
    if (by === 'days') return <time dateTime={key}>{format.day(new Date(key), 'UTC')}</time>;
    if (!key) return by === 'pages' ? t.otherPages : t.noCampaign;
    if (by === 'campaigns' && key === 'other') return t.otherCampaigns;
    return (
      <bdi className={styles.key} translate="no">
        {key}
      </bdi>
    );
  };
  const number = (id: 'views' | 'opens' | 'bookings' | 'cancelled'): Column<NumbersOf> => ({
    id,
    header: t[id],
    align: 'end',
    cell: (row) => format.number(row[id]),
  });
  const columns: Column<NumbersOf>[] = [
    { id: 'key', header: { days: t.day, pages: t.page, campaigns: t.campaign }[by], cell: keyCell },
    number('views'),
    number('opens'),
    number('bookings'),
    {
      id: 'rate',
      header: t.rate,
      align: 'end',
      cell(row) {
        const rate = bookingRate(row);
        return rate === null ? '–' : format.percent(rate);
      },
    },
  ];

  const price = (id: 'amount' | 'commission', header: string): Column<NumbersOf> => ({
    id,
    header,
    align: 'end',
    cell: (row) => (row[id] === 0 ? '–' : format.price(row[id] / 100)),
  });
  // What became of a booking is known by day and campaign only.
  if (by !== 'pages') columns.splice(4, 0, number('cancelled'));
  if (by !== 'pages' && report.commissionPercent !== null) {
    columns.push(price('amount', t.amount));
    if (report.commissionPercent > 0) columns.push(price('commission', t.commissionColumn));
  }

  return (
    <Tabs
      label={t.tables}
      tabs={(['days', 'pages', 'campaigns'] as const).map((id) => ({ id, label: names[id] }))}
      selected={by}
      onSelect={setBy}
    >
      {rows.length > 0 ? (
        <Table columns={columns} rows={rows} rowKey={({ key }) => key} caption={names[by]} />
      ) : (
        <p className={styles.nothing}>{t.nothing}</p>
      )}
    </Tabs>
  );
}
