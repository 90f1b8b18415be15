/** The table of the stand-in for the payment provider. */
import type { Generated } from 'kysely';
import type { Json } from './tables-inbox.ts';

export interface StandInObjectsTable {
  id: string;
  kind: string;
  /** Of the call whose answer the row holds. */
  idempotency_key: string | null;
  data: Json<unknown>;
  /** An event that the webhook has not accepted yet. */
  is_pending: Generated<boolean>;
  created_at: Date;
}
