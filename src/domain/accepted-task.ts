import type { Category } from './category.ts';
import type { Offer } from './offer.ts';
import type { Person } from './person.ts';
import type { TaskRole } from './task.ts';

/** A file that goes with a task. */
export interface TaskDocument {
  id: string;
  name: string;
  /** In bytes; null where the backend does not send it. */
  size: number | null;
}

/** The customer's review of a finished task, and the owner's reply. */
export interface TaskReview {
  /** 1 to 5. */
  rating: number;
  text: string;
  /** Empty while there is none. */
  reply: string;
}

/** An accepted offer as one of its two parties sees it. What a backend leaves out is empty or null. */
export interface AcceptedTask {
  id: string;
  offerId: Offer['id'] | null;
  title: string;
  /** One of the three categories, or else the backend's own text. */
  type: Category | (string & {});
  languages: readonly string[];
  details: string;
  /** The other party. */
  other: Person & { email: string };
  /** The reader's role. */
  role: TaskRole | null;
  /** A `TaskStatus`, or else the backend's own text. */
  status: string;
  /** The statuses that the reader may set now. */
  actions: readonly string[];
  /** When it takes place; null where `timeText` is no valid time. */
  startsAt: Date | null;
  /** The time as the backend sent it. */
  timeText: string;
  /** IANA name of the time zone it was planned in. */
  timeZone: string;
  /** IANA name of the other party's time zone; empty where the backend does not send it. */
  otherTimeZone: string;
  /** Euros. */
  price: number | null;
  isPaid: boolean | null;
  documents: readonly TaskDocument[];
  conversationId: string;
  review: TaskReview | null;
}
