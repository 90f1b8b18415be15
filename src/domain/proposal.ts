import type { Person } from './person.ts';

export const proposalStatuses = ['open', 'accepted', 'declined', 'withdrawn'] as const;

export type ProposalStatus = (typeof proposalStatuses)[number];

/** A translator's answer to a request. */
export interface Proposal {
  id: string;
  /** Who proposes. */
  author: Person;
  /** Euros per hour. */
  price: number;
  message: string;
  /** Null where the date and time are not the name of an instant. */
  startsAt: Date | null;
  status: ProposalStatus;
}

/** What a translator writes; the day (YYYY-MM-DD) and time (HH:MM) are on the clock of the zone. */
export interface NewProposal {
  price: number;
  message: string;
  date: string;
  time: string;
  timeZone: string;
}
