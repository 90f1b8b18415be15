import type { Person } from './person.ts';

/** What a customer says about a finished task. */
export interface Review {
  author: Person;
  /** 1 to 5. */
  rating: number;
  text: string;
  /** The owner's answer; empty where there is none. */
  reply: string;
  /** Null where the backend does not tell. */
  createdAt: Date | null;
}
