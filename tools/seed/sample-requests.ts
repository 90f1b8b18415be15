/** Sample requests, so that translators find some to answer: owner, type, from, to, euros, days left. */
import { toParts } from '@dragoman/widgets/domain/units.ts';
import type { requestTypes } from '@dragoman/widgets/server';
import { newId } from '#backend/platform/database/ids.ts';
import type { Transaction } from '#backend/platform/database/transaction.ts';
import { insert, type Row } from './bulk.queries.ts';
import { day } from './sample-offers.ts';

type Kind = {
  [C in keyof typeof requestTypes]: readonly [C, (typeof requestTypes)[C][number]];
}[keyof typeof requestTypes];

interface SampleRequest {
  by: string;
  kind: Kind;
  pair: readonly [from: string, to: string];
  price: number;
  inDays: number;
  title: string;
  description: string;
}

const samples: readonly SampleRequest[] = [
  {
    by: 'c12',
    kind: ['document', 'contract'],
    pair: ['ja', 'en'],
    price: 80,
    inDays: 21,
    title: 'Lease for a small shop in Kyoto',
    description: 'Eleven pages. I need to understand what I sign, and what happens if I leave early.',
  },
  {
    by: 'c5',
    kind: ['call', 'outbound'],
    pair: ['es', 'de'],
    price: 35,
    inDays: 5,
    title: 'Call the energy company with me',
    description: 'They estimated my reading twice. Half an hour on the phone should do.',
  },
  {
    by: 'c11',
    kind: ['document', 'application'],
    pair: ['uk', 'de'],
    price: 30,
    inDays: 9,
    title: 'Application for recognition of my diploma',
    description: 'The diploma and four pages of subjects with hours, for the authority in Hanover.',
  },
  {
    by: 'c2',
    kind: ['translation', 'dokument'],
    pair: ['en', 'fr'],
    price: 55,
    inDays: 14,
    title: 'Press kit of a folk band',
    description: 'Two pages about us, six song titles that should keep their wit, and a list of equipment.',
  },
  {
    by: 'c7',
    kind: ['call', 'inbound'],
    pair: ['ar', 'de'],
    price: 40,
    inDays: 3,
    title: 'The school nurse calls back on Thursday',
    description: 'About my son’s allergy. I would like to be sure that nothing is misunderstood.',
  },
  {
    by: 'customer',
    kind: ['document', 'forms'],
    pair: ['de', 'en'],
    price: 40,
    inDays: 12,
    title: 'School forms for a year abroad',
    description: 'Three forms of two pages each, to be filled in together and then translated.',
  },
  {
    by: 'c4',
    kind: ['translation', 'call'],
    pair: ['tr', 'de'],
    price: 32,
    inDays: 7,
    title: 'A place at the day-care centre',
    description: 'A letter that asks for a place from March on, and one talk with the head of it.',
  },
  {
    by: 'c8',
    kind: ['document', 'late_submissions'],
    pair: ['it', 'de'],
    price: 45,
    inDays: 2,
    title: 'Tax papers that are late already',
    description:
      'Seven receipts and a letter that explains them. The office gave me until the end of the week.',
  },
];

const proposals: readonly { by: string; price: number; message: string; inDays: number; time: string }[] = [
  {
    by: 'mira',
    price: 42,
    message: 'I have filled in these very forms for two families this year. We can do it in one sitting.',
    inDays: 8,
    time: '17:30',
  },
  {
    by: 'amara',
    price: 38,
    message: 'Gladly. Send me a scan beforehand, then I bring a first version along.',
    inDays: 6,
    time: '10:00',
  },
];

/** The demo customer's request has two proposals. */
export async function askForHelp(
  trx: Transaction,
  person: (key: string) => Row<'users'>,
  now: Date,
): Promise<void> {
  const at = (days: number) => new Date(now.getTime() + days * day);
  const dayOf = (days: number) => at(days).toISOString().slice(0, 10);
  const rows = samples.map((sample, index): Row<'requests'> => {
    const created_at = at((index - samples.length) / 2);
    return {
      id: newId(created_at),
      owner_id: person(sample.by).id,
      category: sample.kind[0],
      type: sample.kind[1],
      title: sample.title,
      description: sample.description,
      from_language: sample.pair[0],
      to_language: sample.pair[1],
      text_language: null,
      due_date: dayOf(sample.inDays),
      due_time: '12:00',
      price_cents: sample.price * 100,
      status: 'open',
      created_at,
    };
  });
  await insert(trx, 'requests', rows);
  const own = rows[samples.findIndex(({ by }) => by === 'customer')] as Row<'requests'>;
  await insert(
    trx,
    'proposals',
    proposals.map(({ by, price, message, inDays, time }, index) => {
      const created_at = at((index - proposals.length) / 4);
      return {
        id: newId(created_at),
        request_id: own.id,
        translator_id: person(by).id,
        price_parts: toParts(price),
        message,
        date: dayOf(inDays),
        time,
        timezone: person(by).timezone ?? null,
        status: 'open' as const,
        created_at,
      };
    }),
  );
}
