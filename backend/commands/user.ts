/** `npm run user -- --second-factor-off EMAIL`: for somebody who has lost their app and the recovery codes. */
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '#backend/config.ts';
import { takeSecondFactorOff } from '#backend/features/identity/second-factor.use-cases.ts';
import * as users from '#backend/features/people/queries.ts';
import { openDatabase } from '#backend/platform/database/database.ts';
import { migrate } from '#backend/platform/database/migrations/migrate.ts';
import { openBus } from '#backend/platform/live/bus.ts';
import { explain } from './explain.ts';

async function user(): Promise<void> {
  const { values } = parseArgs({ options: { 'second-factor-off': { type: 'string' } } });
  const email = values['second-factor-off'];
  if (email === undefined) throw new ConfigError('Say --second-factor-off EMAIL.');
  const database = await openDatabase(readConfig(process.env));
  const bus = await openBus(database);
  try {
    await migrate(database.unlimited);
    const db = database.unlimited;
    const person = await users.findByEmail(db, email);
    if (!person) throw new ConfigError(`There is no account with the e-mail address ${email}.`);
    const hadOne = await takeSecondFactorOff({ db, bus }, person);
    console.log(hadOne ? `${email} signs in without a second factor now.` : `${email} has no second factor.`);
  } finally {
    await bus.close();
    await database.close();
  }
}

user().catch((error: unknown) => {
  console.error(explain(error, { setting: 'DATABASE_URL', url: process.env.DATABASE_URL }));
  process.exit(1);
});
