/** `npm run seed -- --offers N`: adds synthetic offers to the backend's database. */
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '#backend/config.ts';
import { openDatabase } from '#backend/platform/database/database.ts';
import { migrate } from '#backend/platform/database/migrations/migrate.ts';
import { seedSynthetic } from '#tools/seed/synthetic.ts';
import { explain } from './explain.ts';

async function seed(): Promise<void> {
  const count = requestedCount();
  const start = performance.now();
  const database = await openDatabase(readConfig(process.env));
  try {
    await migrate(database.unlimited);
    await seedSynthetic(database.unlimited, count, new Date(), (done) => showProgress(done, count));
  } finally {
    await database.close();
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  console.log(`Added ${count} offers. It took ${Math.floor(seconds / 60)} min ${seconds % 60} s.`);
}

function requestedCount(): number {
  const { values } = parseArgs({ options: { offers: { type: 'string', default: '1000' } } });
  const count = Number(values.offers);
  if (!Number.isInteger(count) || count < 1 || count > 10_000_000) {
    throw new ConfigError(`--offers is "${values.offers}"; allowed is a whole number from 1 to 10000000.`);
  }
  return count;
}

let lastShare = -1;

/** A progress bar in a terminal, else one line for each tenth. */
function showProgress(done: number, all: number): void {
  const share = Math.floor((done / all) * (process.stdout.isTTY ? 100 : 10));
  if (share === lastShare) return;
  lastShare = share;
  const filled = Math.round((done / all) * 30);
  const bar = `[${'#'.repeat(filled)}${' '.repeat(30 - filled)}] ${done} of ${all} offers`;
  process.stdout.write(process.stdout.isTTY ? `\r${bar}${done === all ? '\n' : ''}` : `${bar}\n`);
}

seed().catch((error: unknown) => {
  console.error(explain(error, { setting: 'DATABASE_URL', url: process.env.DATABASE_URL }));
  process.exit(1);
});
