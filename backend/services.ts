/** What routes and use cases work with. A test passes its own database, clock or storage. */
import type { Db } from '#backend/database/transaction.ts';
import type { Storage } from '#backend/files/storage.ts';
import type { Bus } from '#backend/live/bus.ts';
import type { PartnerDirectory } from '#backend/live/partner-directory.ts';
import type { Payments } from '#backend/payments/types.ts';
import type { Providers } from '#backend/providers/providers.ts';
import type { Config } from './config.ts';

export interface Services {
  db: Db;
  config: Config;
  now: () => Date;
  bus: Bus;
  storage: Storage;
  payments: Payments;
  providers: Providers;
  partners: PartnerDirectory;
}
