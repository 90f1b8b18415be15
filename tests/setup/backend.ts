import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildApp } from '#backend/app.ts';
import { readConfig } from '#backend/config.ts';
import { choosePayments } from '#backend/features/money/choose-payments.ts';
import { jobList } from '#backend/job-list.ts';
import { tokenHash } from '#backend/platform/auth/tokens.ts';
import { openMemoryDatabase } from '#backend/platform/database/database.ts';
import { migrate } from '#backend/platform/database/migrations/migrate.ts';
import { folderStorage } from '#backend/platform/files/storage.ts';
import { createQueues } from '#backend/platform/jobs/jobs.ts';
import { openBus } from '#backend/platform/live/bus.ts';
import { seedDemo } from '#tools/seed/demo.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the backend of the browser tests answers. Its pages are another origin, registered as a partner. */
    apiUrl: string;
    /** An offer of that backend that its owner has withdrawn. No call withdraws one. */
    inactiveOfferId: string;
  }
}

const testPages = [
  { id: 'tests', name: 'Test pages', origins: ['http://127.0.0.1:*', 'http://localhost:*'] },
];

/** The real backend with its sample data, in memory, for the widgets in the browser. */
export default async function startBackend(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'dragoman-tests-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    MAX_EVENT_LOOP_DELAY: '0',
    PARTNERS: JSON.stringify(testPages),
    LOG_LEVEL: 'silent',
  });
  const database = await openMemoryDatabase();
  await migrate(database.db);
  await createQueues(database.db, jobList);
  await seedDemo(database.db, folderStorage(`${dataDir}/uploads`), new Date());
  const { id } = await database.db
    .updateTable('offers')
    .set({ active: false })
    .where('id', '=', (offers) => offers.selectFrom('offers').select(({ fn }) => fn.max('id').as('id')))
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.db.deleteFrom('offer_language_pairs').where('offer_id', '=', id).execute();
  project.provide('inactiveOfferId', String(id));
  const bus = await openBus(database);
  const payments = await choosePayments({ config, db: database.db, now: () => new Date() });
  const app = await buildApp({ db: database.db, bus, config, payments });
  // As if the person had signed in eleven minutes ago.
  app.post('/tests/older-sessions', ({ headers }) =>
    database.db
      .updateTable('sessions')
      .set({ created_at: new Date(Date.now() - 660_000) })
      .where('token_hash', '=', tokenHash(headers.authorization?.replace('Bearer ', '') ?? ''))
      .executeTakeFirstOrThrow()
      .then(() => ({})),
  );
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  project.provide('apiUrl', address);
  process.env.DRAGOMAN_TEST_BACKEND = address;

  return async () => {
    app.server.closeAllConnections();
    await app.close();
    await bus.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  };
}
