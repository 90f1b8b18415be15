/** Migrates the database that the environment names and kills itself at a statement: `crashing-migration.ts 12`. */
import { readConfig } from '#backend/config.ts';
import { openDatabase } from '#backend/platform/database/database.ts';
import { migrate } from '#backend/platform/database/migrations/migrate.ts';

const last = Number(process.argv[2]);
let count = 0;

const { db } = await openDatabase(readConfig(process.env));
await migrate(
  db.withPlugin({
    transformQuery({ node }) {
      count += 1;
      if (count === last) process.kill(process.pid, 'SIGKILL');
      return node;
    },
    transformResult: async ({ result }) => result,
  }),
);
