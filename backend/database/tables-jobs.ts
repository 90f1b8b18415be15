/** The columns of pg-boss' table `jobs.job` that our own queries use. */
import type { ColumnType } from 'kysely';

export interface JobsTable {
  id: ColumnType<string, never, never>;
  name: ColumnType<string, never, never>;
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed';
  start_after: ColumnType<Date, never, Date>;
  started_on: ColumnType<Date | null, never, Date | null>;
}
