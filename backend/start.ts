/** Starts the backend of the marketplace, and shuts it down in order. */
import { explain } from '#backend/commands/explain.ts';
import { seedDemo } from '#tools/seed/demo.ts';
import { sampleEmails } from '#tools/seed/sample-people.ts';
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { readLegalTexts } from './features/legal/texts.ts';
import { choosePayments } from './features/money/choose-payments.ts';
import { hasAny } from './features/people/queries.ts';
import { jobList } from './job-list.ts';
import { openDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrations/migrate.ts';
import { folderStorage } from './platform/files/storage.ts';
import { openJobs } from './platform/jobs/jobs.ts';
import { openBus } from './platform/live/bus.ts';
import { logLines } from './platform/observe/log-lines.ts';

/** In milliseconds: how long running calls may take to finish when the process stops, and then the database to close. */
const finishMs = 10_000;
const closeMs = 5000;
const idleMs = 100;
const repeatMs = 500;

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const legalTexts = readLegalTexts(config);
  const database = await openDatabase(config);
  // First, because it recognises a pooler, where a migration must not run.
  const bus = await openBus(database);
  await migrate(database.unlimited);
  if (config.isDeployed && (await hasAny(database.db, sampleEmails)))
    throw new ConfigError(
      'The database contains the sample accounts, whose password everybody knows. Where PUBLIC_URL names a public host, choose another DATA_DIR or DATABASE_URL.',
    );
  const storage = folderStorage(`${config.dataDir}/uploads`);
  if (config.seed === 'demo') await seedDemo(database.db, storage, new Date());
  const { db } = database;
  const now = () => new Date();
  const payments = await choosePayments({ config, db, now });
  const app = await buildApp({
    db,
    bus,
    config,
    storage,
    payments,
    legalTexts,
    log: logLines(config.logLevel),
  });
  const services = { db, bus, config, storage, payments, now };
  const jobs = await openJobs({ services, log: app.log, jobs: jobList });
  app.addHook('onClose', async () => {
    await jobs.stop();
    await bus.close();
    await database.close();
  });

  let stoppedAt = 0;
  const stop = async () => {
    // A second signal ends the process at once. `npm start` passes on the one from the terminal, so that it comes twice.
    if (stoppedAt) return Date.now() - stoppedAt > repeatMs ? process.exit(0) : undefined;
    stoppedAt = Date.now();
    // Node closes the idle connections of this moment only, not those that become idle as their calls finish.
    setInterval(() => app.server.closeIdleConnections(), idleMs);
    setTimeout(() => {
      app.log.warn('Calls that did not finish in time are cut off, because the process stops.');
      app.server.closeAllConnections();
      setTimeout(() => process.exit(0), closeMs);
    }, finishMs);
    await app.close();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await app.close();
    throw error;
  }
  jobs.start();
  if (config.isDeployed && !config.mailUrl)
    app.log.warn(
      'MAIL_URL is not set: nobody gets a mail, and a forgotten password stays forgotten. Set it to the address of a mail server, like smtp://user:password@host:587.',
    );
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  const origin = config.publicUrl ?? `http://localhost:${port}`;
  console.log(`Dragoman is ready at ${origin}`);
  if (!config.isDeployed && !config.mailUrl)
    console.log(`Mailbox: ${origin}/Mailbox?key=${encodeURIComponent(config.mailboxKey)}`);
}

start().catch((error: unknown) => {
  console.error(explain(error, { setting: 'DATABASE_URL', url: process.env.DATABASE_URL }));
  process.exit(1);
});
