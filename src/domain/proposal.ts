import type { Person } from './person.ts';
import type { Unit } from './units.ts';

export const proposalStatuses = ['open', 'accepted', 'declined', 'withdrawn'] as const;

export type ProposalStatus = (typeof proposalStatuses)[number];

/** The user's own proposal for a request. */
export interface OwnProposal {
  id: string;
  /** Euros, for one unit. */
  price: number;
  unit: Unit;
  quantity: number;
  /** Euros, for all of it. */
  total: number;
  message: string;
  /** As the backend writes them: YYYY-MM-DD and HH:MM in its time zone. */
  date: string;
  time: string;
  /** Null where the backend names none: then date and time are in UTC. */
  timeZone: string | null;
  /** Null where date and time are no valid time. */
  startsAt: Date | null;
  status: ProposalStatus;
  /** When its author changed it last, as the backend writes it; null if never. */
  changedAt: string | null;
}

/** A translator's proposal, as the author of the request sees it. */
export interface Proposal extends OwnProposal {
  author: Person;
  /** Mean of all ratings of the author's tasks; null where there are none. */
  rating: number | null;
  ratingCount: number;
  /** How many offers of the author can be booked. */
  offerCount: number;
}

/** A proposal as it is sent. `date` (YYYY-MM-DD) and `time` (HH:MM) are in the time zone. */
export interface NewProposal {
  /** Euros, for one unit: for all of it where there is none. */
  price: number;
  unit?: Unit;
  quantity?: number;
  message: string;
  date: string;
  time: string;
  timeZone: string;
}
