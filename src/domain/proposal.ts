import type { Person } from './person.ts';

export const proposalStatuses = ['open', 'accepted', 'declined', 'withdrawn'] as const;

export type ProposalStatus = (typeof proposalStatuses)[number];

/** One's own answer to a request. */
export interface OwnProposal {
  id: string;
  /** Euros per hour. */
  price: number;
  message: string;
  /** Null where the date and time are not the name of an instant. */
  startsAt: Date | null;
  status: ProposalStatus;
}

/** A translator's answer to a request, as the one who asked sees it. */
export interface Proposal extends OwnProposal {
  author: Person;
}

/** What a translator writes; the day (YYYY-MM-DD) and time (HH:MM) are on the clock of the zone. */
export interface NewProposal {
  price: number;
  message: string;
  date: string;
  time: string;
  timeZone: string;
}
