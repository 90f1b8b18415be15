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

/** A request as it is sent. */
export interface NewRequest {
  title: string;
  description: string;
  category: Category;
  type: RequestType;
  fromLanguage: string;
  toLanguage: string;
  /** YYYY-MM-DD and HH:MM in the time zone. */
  dueDate: string;
  dueTime: string;
  timeZone: string;
  /** Euros per hour. */
  price: number;
}

/** A request as others see it. */
export interface PublishedRequest {
  id: string;
  title: string;
  description: string;
  category: Category;
  /** One of the options, or else the backend's own text. */
  type: RequestType | (string & {});
  fromLanguage: string;
  toLanguage: string;
  /** When it must be done; null where no time was given. */
  dueAt: Date | null;
  /** Euros per hour. */
  price: number;
  owner: Person;
  createdAt: Date | null;
  /** When its author changed it last, as the backend writes it; null if never. */
  changedAt: string | null;
  /** Whether translators may still send proposals. */
  isOpen: boolean;
  /** Whether its author has withdrawn it. */
  isWithdrawn: boolean;
  proposalCount: number;
  /** The reader's own proposal; null where they made none. */
  ownProposal: OwnProposal | null;
  /** The task made of it, and its conversation. Both are empty until then, and for all but its two parties. */
  taskId: string;
  conversationId: string;
}

/** Nobody has answered it yet, so its author may change it. */
export const isEditable = ({ isOpen, proposalCount }: Pick<PublishedRequest, 'isOpen' | 'proposalCount'>) =>
  isOpen && proposalCount === 0;

/** The request once its reader has made, changed or withdrawn a proposal for it. */
export function withOwnProposal(request: PublishedRequest, ownProposal: OwnProposal): PublishedRequest {
  const counted = (proposal: OwnProposal | null) => (proposal && proposal.status !== 'withdrawn' ? 1 : 0);
  const change = counted(ownProposal) - counted(request.ownProposal);
  return { ...request, ownProposal, proposalCount: request.proposalCount + change };
}

/** The filters of a list of requests; an empty text filters nothing. */
export interface RequestQuery {
  category: Category | '';
  type: RequestType | '';
  from: string;
  to: string;
}

/** `newest`: published last. `due`: the soonest first. */
export const requestSorts = ['newest', 'due'] as const;

export type RequestSort = (typeof requestSorts)[number];

export const requestStatuses = ['open', 'closed'] as const;

export type RequestStatus = (typeof requestStatuses)[number];

/** All that take proposals, the user's own, or those that the user has made a proposal for. */
export const requestScopes = ['open', 'mine', 'answered'] as const;

export type RequestScope = (typeof requestScopes)[number];

/** What the lists of a person's own requests, and of those they answered, can be asked for. */
export interface OwnRequestQuery {
  /** Words of the title, or of the author's name. */
  q: string;
  status: RequestStatus | '';
  sort: RequestSort;
}

/** The category of an option; undefined where several categories have it. */
export function categoryOfRequestType(type: string): Category | undefined {
  const owners = (Object.keys(requestTypes) as Category[]).filter((category) =>
    (requestTypes[category] as readonly string[]).includes(type),
  );
  return owners.length === 1 ? owners[0] : undefined;
}

/** The text as an option of this category; undefined where it is none. */
export const requestTypeIn = (category: Category, text: string): RequestType | undefined =>
  (requestTypes[category] as readonly RequestType[]).find((type) => type === text);
