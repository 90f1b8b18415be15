/** `npm run migrate-data -- --to URL`: copies all rows from the embedded database to an empty PostgreSQL database. */
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '#backend/config.ts';
import { hasPeople } from '#backend/features/people/queries.ts';
import { jobList } from '#backend/job-list.ts';
import { openDatabase } from '#backend/platform/database/database.ts';
import { migrate } from '#backend/platform/database/migrations/migrate.ts';
import { createQueues } from '#backend/platform/jobs/jobs.ts';
import { copyAll } from './copy.queries.ts';
import { explain } from './explain.ts';

let target: string | undefined;

async function migrateData(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  target = readConfig({ DATABASE_URL: values.to ?? 'missing' }).databaseUrl;
  const { dataDir } = readConfig({ DATA_DIR: process.env.DATA_DIR });
  const from = await openDatabase({ databaseUrl: undefined, dataDir });
  try {
    await migrate(from.unlimited);
    const to = await openDatabase({ databaseUrl: target, dataDir });
    try {
      await migrate(to.unlimited);
      await createQueues(to.unlimited, jobList);
      if (await hasPeople(to.unlimited))
        throw new ConfigError('The target holds data already. Take an empty database.');
      const counts = await copyAll(from.unlimited, to.unlimited);
      for (const [table, count] of Object.entries(counts))
        console.log(`${String(count).padStart(9)}  ${table}`);
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
  console.log(
    'Everything is copied. Start the server with DATABASE_URL and the same DATA_DIR, which contains the uploads.',
  );
}

migrateData().catch((error: unknown) => {
  const text = explain(error, { setting: '--to', url: target });
  console.error(
    text.replace('DATABASE_URL is "missing"', '--to is missing').replace('DATABASE_URL is', '--to is'),
  );
  process.exit(1);
});
