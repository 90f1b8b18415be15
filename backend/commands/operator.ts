/** `npm run operator -- --grant EMAIL`, `--revoke EMAIL` or `--list`: who decides disputes. */
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '#backend/config.ts';
import * as users from '#backend/features/people/queries.ts';
import { openDatabase } from '#backend/platform/database/database.ts';
import { migrate } from '#backend/platform/database/migrations/migrate.ts';
import type { Db } from '#backend/platform/database/transaction.ts';
import { explain } from './explain.ts';

const options = {
  grant: { type: 'string' },
  revoke: { type: 'string' },
  list: { type: 'boolean' },
} as const;

async function operator(): Promise<void> {
  const { values } = parseArgs({ options });
  if (Object.keys(values).length !== 1)
    throw new ConfigError('Say one of --grant EMAIL, --revoke EMAIL or --list.');
  const database = await openDatabase(readConfig(process.env));
  try {
    await migrate(database.unlimited);
    console.log(await answer(database.unlimited, values));
  } finally {
    await database.close();
  }
}

async function answer(db: Db, { grant, revoke }: { grant?: string; revoke?: string }): Promise<string> {
  const email = grant ?? revoke;
  if (email === undefined) {
    const operators = await users.listOperators(db);
    return (
      operators.map((one) => `${one.email}  ${one.firstname} ${one.lastname}`).join('\n') ||
      'Nobody is an operator.'
    );
  }
  if (!(await users.setOperator(db, email, grant !== undefined)))
    throw new ConfigError(`There is no account with the e-mail address ${email}.`);
  return grant === undefined ? `${email} is no longer an operator.` : `${email} is an operator now.`;
}

operator().catch((error: unknown) => {
  console.error(explain(error, { setting: 'DATABASE_URL', url: process.env.DATABASE_URL }));
  process.exit(1);
});
