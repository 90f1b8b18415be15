import type { AcceptedTask } from '#core/domain/accepted-task.ts';
import type { Offer } from '#core/domain/offer.ts';
import { sampleOffers } from '#core/domain/sample-offers.ts';
import { sampleUser } from '#core/domain/sample-user.ts';
import { allowedActions, type TaskRole, type TaskStatus } from '#core/domain/task.ts';

const { id, fullName, firstName, image } = sampleUser;

/** Offers of the sample person; the last one is inactive. */
export const sampleOwnOffers = (): Offer[] =>
  sampleOffers.slice(0, 5).map((offer, index) => ({
    ...offer,
    owner: { id, fullName, firstName, image },
    active: index < 4,
  }));

const day = 24 * 60 * 60 * 1000;

interface Row {
  offer: number;
  status: TaskStatus;
  role: TaskRole;
  /** Counted from today. */
  days: number;
  details: string;
  isPaid?: boolean;
  files?: readonly string[];
  review?: AcceptedTask['review'];
}

const rows: readonly Row[] = [
  {
    offer: 0,
    status: 'delivered',
    role: 'customer',
    days: -1,
    details:
      'Two certificates, birth and marriage, for the embassy. My wife’s maiden name in brackets, please.',
    isPaid: true,
    files: ['birth-certificate.pdf', 'marriage-certificate.pdf'],
  },
  {
    offer: 2,
    status: 'accepted',
    role: 'customer',
    days: 3,
    details: 'A call with the clinic about my father’s blood test.',
  },
  {
    offer: 8,
    status: 'in_progress',
    role: 'owner',
    days: 5,
    details: 'Three letters from the residents’ registration office, to be filled in together.',
    isPaid: true,
    files: ['letter.pdf'],
  },
  {
    offer: 3,
    status: 'finished',
    role: 'customer',
    days: -12,
    details: 'A reference of two pages.',
    isPaid: true,
  },
  {
    offer: 1,
    status: 'finished',
    role: 'customer',
    days: -20,
    details: 'Safety sheet v3.',
    isPaid: true,
    review: {
      rating: 5,
      text: 'Exact to the last unit, and a day early.',
      reply: 'Thank you, a pleasure to work with.',
    },
  },
  { offer: 7, status: 'cancelled', role: 'owner', days: -30, details: 'Twelve slides for a wedding speech.' },
];

export function sampleTasks(): AcceptedTask[] {
  return rows.flatMap((row, index) => {
    const offer = sampleOffers[row.offer];
    return offer ? [taskOf(row, offer, `sample-${index + 1}`)] : [];
  });
}

function taskOf({ days, files = [], isPaid = false, review = null, ...row }: Row, offer: Offer, id: string) {
  const startsAt = new Date(Date.now() + days * day);
  startsAt.setHours(14, 0, 0, 0);
  const mailbox = offer.owner.fullName
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/[^a-z ]/g, '');
  return {
    id,
    offerId: offer.id,
    title: offer.title,
    type: offer.type,
    languages: offer.languages,
    details: row.details,
    other: { ...offer.owner, email: `${mailbox.replaceAll(' ', '.')}@example.org` },
    role: row.role,
    status: row.status,
    actions: allowedActions(row.status, row.role),
    startsAt,
    timeText: '',
    timeZone: '',
    otherTimeZone: 'America/New_York',
    price: offer.price,
    isPaid,
    documents: files.map((name) => ({ id: `${id} ${name}`, name, size: null })),
    conversationId: id,
    review,
  };
}
