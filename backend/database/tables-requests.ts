/** The tables of requests and of what translators propose for them. */
import type { Category } from '@dragoman/widgets/server';

export interface RequestsTable {
  id: string;
  owner_id: string;
  category: Category;
  type: string;
  title: string;
  description: string;
  from_language: string;
  to_language: string;
  text_language: string | null;
  due_date: string | null;
  due_time: string | null;
  /** Of the two above; null where the author named none. */
  timezone: string | null;
  price_cents: number;
  status: 'open' | 'closed';
  created_at: Date;
  /** By its owner, since it was published. */
  changed_at: Date | null;
  /** By its owner: then it is closed. */
  withdrawn_at: Date | null;
}

export type ProposalStatus = 'open' | 'accepted' | 'declined' | 'withdrawn';

export interface ProposalsTable {
  id: string;
  request_id: string;
  translator_id: string;
  price_cents: number;
  message: string;
  date: string;
  time: string;
  timezone: string | null;
  status: ProposalStatus;
  created_at: Date;
  /** By its author, since it was made. */
  changed_at: Date | null;
}
