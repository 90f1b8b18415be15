import type { Category } from './category.ts';
import type { Person } from './person.ts';
import type { OwnProposal } from './proposal.ts';

/** The options of the request form's Type select; the values are the wire values of spec section 2. */
export const requestTypes = {
  document: ['forms', 'documents', 'application', 'late_submissions', 'contract'],
  call: ['outbound', 'inbound'],
  translation: ['call', 'dokument', 'translation'],
} as const satisfies Record<Category, readonly string[]>;

export type RequestType = (typeof requestTypes)[Category][number];

/** Help that somebody asks for. */
export interface NewRequest {
  title: string;
  description: string;
  category: Category;
  type: RequestType;
  fromLanguage: string;
  toLanguage: string;
  /** YYYY-MM-DD and HH:MM on the asking person's clock. */
  dueDate: string;
  dueTime: string;
  /** Euros per hour. */
  price: number;
}

/** A request as others find it. */
export interface PublishedRequest {
  id: string;
  title: string;
  description: string;
  category: Category;
  /** One of the options, else the backend's own word. */
  type: RequestType | (string & {});
  fromLanguage: string;
  toLanguage: string;
  /** When it must be done; null where nothing was said. */
  dueAt: Date | null;
  /** Euros per hour. */
  price: number;
  owner: Person;
  createdAt: Date | null;
  /** Whether it takes proposals. */
  isOpen: boolean;
  proposalCount: number;
  /** What the reader proposed; null where they have not. */
  ownProposal: OwnProposal | null;
  /** The task it became; both empty until then, and for everybody but its two parties. */
  taskId: string;
  conversationId: string;
}

/** What narrows a list of requests; empty means no such filter. */
export interface RequestQuery {
  category: Category | '';
  type: RequestType | '';
  from: string;
  to: string;
}

/** The category an option belongs to, where the option alone tells it. */
export function categoryOfRequestType(type: string): Category | undefined {
  const owners = (Object.keys(requestTypes) as Category[]).filter((category) =>
    (requestTypes[category] as readonly string[]).includes(type),
  );
  return owners.length === 1 ? owners[0] : undefined;
}

/** The option of this category that a text names, if any. */
export const requestTypeIn = (category: Category, text: string): RequestType | undefined =>
  (requestTypes[category] as readonly RequestType[]).find((type) => type === text);
