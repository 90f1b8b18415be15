/** What routes and use cases work with. A test passes its own database, clock or storage. */

import type { Config } from './config.ts';
import type { Providers } from './features/identity/provider-client.ts';
import type { LegalTexts } from './features/legal/texts.ts';
import type { Payments } from './features/money/payment-provider.ts';
import type { PartnerDirectory } from './features/partners/partner-directory.ts';
import type { Db } from './platform/database/transaction.ts';
import type { Storage } from './platform/files/storage.ts';
import type { Bus } from './platform/live/bus.ts';

export interface Services {
  db: Db;
  config: Config;
  now: () => Date;
  bus: Bus;
  storage: Storage;
  payments: Payments;
  legalTexts: LegalTexts;
  providers: Providers;
  partners: PartnerDirectory;
}
