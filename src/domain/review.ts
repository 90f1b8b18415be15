import type { Person } from './person.ts';

/** A customer's review of a finished task. */
export interface Review {
  author: Person;
  /** 1 to 5. */
  rating: number;
  text: string;
  /** The owner's reply; empty where there is none. */
  reply: string;
  /** Null where the backend does not send it. */
  createdAt: Date | null;
}
