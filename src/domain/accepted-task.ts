import type { Category } from './category.ts';
import type { Offer } from './offer.ts';
import type { Person } from './person.ts';
import type { TaskRole } from './task.ts';

/** A file that goes with a task. */
export interface TaskDocument {
  id: string;
  name: string;
  /** In bytes; null where the backend does not tell. */
  size: number | null;
}

/** What the customer said about a finished task, and the owner's answer to it. */
export interface TaskReview {
  /** 1 to 5. */
  rating: number;
  text: string;
  /** Empty while there is none. */
  reply: string;
}

/** An accepted offer as one of its two parties sees it. A backend may know less: what it leaves out is empty or null. */
export interface AcceptedTask {
  id: string;
  offerId: Offer['id'] | null;
  title: string;
  /** One of the three categories, else the backend's own word. */
  type: Category | (string & {});
  languages: readonly string[];
  details: string;
  /** The other party. */
  other: Person & { email: string };
  /** What the reader is in it. */
  role: TaskRole | null;
  /** One of the known words, else the backend's own. */
  status: string;
  /** The status words that the reader may set now. */
  actions: readonly string[];
  /** When it takes place; null where `timeText` is not the name of an instant. */
  startsAt: Date | null;
  /** The time as the backend wrote it. */
  timeText: string;
  /** IANA name of the zone it was planned in. */
  timeZone: string;
  /** IANA name of the zone the other party lives in; empty where the backend does not tell. */
  otherTimeZone: string;
  /** Euros. */
  price: number | null;
  isPaid: boolean | null;
  documents: readonly TaskDocument[];
  conversationId: string;
  review: TaskReview | null;
}
