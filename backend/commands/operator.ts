/** `npm run operator -- --grant EMAIL [--role operator|support]`, `--revoke EMAIL` or `--list`: who runs the marketplace. */
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '#backend/config.ts';
import * as users from '#backend/features/people/queries.ts';
import { openDatabase } from '#backend/platform/database/database.ts';
import { migrate } from '#backend/platform/database/migrations/migrate.ts';
import type { OperatorRole } from '#backend/platform/database/tables.ts';
import type { Db } from '#backend/platform/database/transaction.ts';
import { explain } from './explain.ts';

const options = {
  grant: { type: 'string' },
  role: { type: 'string' },
  revoke: { type: 'string' },
  list: { type: 'boolean' },
} as const;

async function operator(): Promise<void> {
  const { values } = parseArgs({ options });
  const { role, ...commands } = values;
  if (Object.keys(commands).length !== 1)
    throw new ConfigError('Say one of --grant EMAIL, --revoke EMAIL or --list.');
  if (role !== undefined && (!isRole(role) || values.grant === undefined))
    throw new ConfigError('--role is "operator" or "support", and goes with --grant EMAIL.');
  const database = await openDatabase(readConfig(process.env));
  try {
    await migrate(database.unlimited);
    console.log(await answer(database.unlimited, values));
  } finally {
    await database.close();
  }
}

const isRole = (word: string): word is OperatorRole => word === 'operator' || word === 'support';

interface Change {
  grant?: string;
  revoke?: string;
  role?: string;
}

async function answer(db: Db, { grant, revoke, role }: Change): Promise<string> {
  const email = grant ?? revoke;
  if (email === undefined) {
    const operators = await users.listOperators(db);
    return (
      operators
        .map((one) => `${one.email}  ${one.firstname} ${one.lastname}  ${one.operator_role}`)
        .join('\n') || 'Nobody is an operator.'
    );
  }
  const granted = role !== undefined && isRole(role) ? role : 'operator';
  if (!(await users.setOperator(db, email, grant === undefined ? undefined : granted)))
    throw new ConfigError(`There is no account with the e-mail address ${email}.`);
  if (grant === undefined) return `${email} is no longer an operator.`;
  return granted === 'support' ? `${email} is in support now.` : `${email} is an operator now.`;
}

operator().catch((error: unknown) => {
  console.error(explain(error, { setting: 'DATABASE_URL', url: process.env.DATABASE_URL }));
  process.exit(1);
});
