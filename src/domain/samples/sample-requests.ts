import { fullName } from '#core/domain/person.ts';
import type { Proposal } from '#core/domain/proposal.ts';
import type { PublishedRequest } from '#core/domain/request.ts';
import { sampleOffers } from './sample-offers.ts';
import { sampleUser } from './sample-user.ts';

const day = 24 * 60 * 60 * 1000;

function inDays(days: number, hour = 12): Date {
  const instant = new Date(Date.now() + days * day);
  instant.setHours(hour, 0, 0, 0);
  return instant;
}

const person = (name: string) => ({
  id: name,
  fullName: name,
  firstName: name.split(' ')[0] ?? name,
  image: null,
});

const blank = {
  isOpen: true,
  isWithdrawn: false,
  proposalCount: 0,
  ownProposal: null,
  taskId: '',
  conversationId: '',
  createdAt: null,
  changedAt: null,
} as const;

/** Sample requests for the `demo` attribute: one without a proposal, one with, and one of the sample user's own. */
export const sampleRequests = (): PublishedRequest[] => [
  {
    ...blank,
    id: 'sample-1',
    title: 'Lease for a small shop in Kyoto',
    description: 'Eleven pages. I need to understand what I sign, and what happens if I leave early.',
    category: 'document',
    type: 'contract',
    fromLanguage: 'ja',
    toLanguage: 'en',
    dueAt: inDays(21),
    price: 80,
    owner: person('Hana Nakamura'),
    proposalCount: 2,
  },
  {
    ...blank,
    id: 'sample-2',
    title: 'Call the energy company with me',
    description: 'They estimated my reading twice. Half an hour on the phone should do.',
    category: 'call',
    type: 'outbound',
    fromLanguage: 'es',
    toLanguage: 'de',
    dueAt: inDays(5),
    price: 35,
    owner: person('Sofía Navarro'),
    proposalCount: 1,
    ownProposal: {
      id: 'sample-own',
      price: 38,
      unit: 'fixed',
      quantity: 1,
      total: 38,
      message: 'Gladly. Have the last three bills at hand, then we are through in twenty minutes.',
      date: '',
      time: '',
      timeZone: null,
      startsAt: inDays(3, 10),
      status: 'open',
      changedAt: null,
    },
  },
  ...sampleOwnRequests(),
];

/** The one of this id; the sample user's own for an unknown one. */
export function sampleRequestOf(id: string): PublishedRequest | null {
  const all = sampleRequests();
  return all.find((request) => request.id === id) ?? all.at(-1) ?? null;
}

/** The sample user's own requests. */
export function sampleOwnRequests(): PublishedRequest[] {
  return [
    {
      ...blank,
      id: 'sample-3',
      title: 'School forms for a year abroad',
      description: 'Three forms of two pages each, to be filled in together and then translated.',
      category: 'document',
      type: 'forms',
      fromLanguage: 'de',
      toLanguage: 'en',
      dueAt: inDays(12),
      price: 40,
      owner: sampleUser,
      proposalCount: 2,
    },
    {
      ...blank,
      id: 'sample-4',
      title: 'Letter to the landlord',
      description: 'One page. He should understand that the heating has to be repaired before the winter.',
      category: 'document',
      type: 'documents',
      fromLanguage: 'en',
      toLanguage: 'de',
      dueAt: inDays(9),
      price: 30,
      owner: sampleUser,
    },
  ];
}

/** The proposals for the sample user's own request. */
export const sampleProposals = (): Proposal[] =>
  sampleOffers.slice(0, 2).map((offer, index) => ({
    id: `sample-proposal-${index}`,
    author: person(fullName(offer)),
    price: 42 - index * 4,
    unit: 'fixed' as const,
    quantity: 1,
    total: 42 - index * 4,
    message: [
      'I have filled in these very forms for two families this year. We can do it in one sitting.',
      'Gladly. Send me a scan beforehand, then I bring a first version along.',
    ][index] as string,
    date: '',
    time: '',
    timeZone: null,
    startsAt: inDays(8 - index * 2, 17 - index * 7),
    status: 'open' as const,
    changedAt: index === 1 ? inDays(-1, 9).toISOString() : null,
    rating: offer.rating ?? null,
    ratingCount: offer.rating_count ?? 0,
    offerCount: 1,
  }));
