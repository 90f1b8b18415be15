/** Who sees a task: its customer, and its owner from when it is announced. */
import { sql } from 'kysely';
import type { Task } from '#backend/platform/database/tables.ts';

/** Whom it concerns what happens to a task. */
export const partiesOf = ({
  customer_id,
  owner_id,
  announced,
}: Pick<Task, 'customer_id' | 'owner_id' | 'announced'>): string[] =>
  announced ? [customer_id, owner_id] : [customer_id];

/** The person is one of them. In a query of `tasks`. */
export const isPartyOf = (person: string) =>
  sql<boolean>`(tasks.customer_id = ${person} or (tasks.owner_id = ${person} and tasks.announced))`;
