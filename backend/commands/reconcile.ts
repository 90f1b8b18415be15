/** `npm run reconcile`: compares the ledger with the payment provider. Ends with 1 where they differ. */
import { readConfig } from '#backend/config.ts';
import { choosePayments } from '#backend/features/money/choose-payments.ts';
import { reconcile } from '#backend/features/money/reconcile.ts';
import { openDatabase } from '#backend/platform/database/database.ts';
import { explain } from './explain.ts';

async function compare(): Promise<boolean> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    const db = database.unlimited;
    const payments = await choosePayments({ config, db, now: () => new Date() });
    const { differences, count } = await reconcile({ db, payments }).finally(() => payments.standIn?.close());
    for (const line of differences) console.log(line);
    if (differences.length === 0)
      console.log(`Compared ${count} payments with the provider: no differences.`);
    return differences.length === 0;
  } finally {
    await database.close();
  }
}

compare().then(
  (isEqual) => process.exit(isEqual ? 0 : 1),
  (error: unknown) => {
    console.error(explain(error, { setting: 'DATABASE_URL', url: process.env.DATABASE_URL }));
    process.exit(1);
  },
);
