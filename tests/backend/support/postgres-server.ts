/** A PostgreSQL of the tests' own, on a free port, gone with its data when they end. */
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { jobList } from '#backend/job-list.ts';
import { openDatabase } from '#backend/platform/database/database.ts';
import { migrate } from '#backend/platform/database/migrations/migrate.ts';
import { createQueues } from '#backend/platform/jobs/jobs.ts';
import { until } from '#tests/setup/until.ts';
import { freePort, runProgram, serviceFolder, startService } from './service-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server that the run uses; none where the tests use the embedded database. */
    postgresUrl: string | undefined;
  }
}

const template = 'dragoman_template';

/** For the whole run: one server, with one migrated database that the tests' own are copies of. */
export default async function startForRun(project: TestProject) {
  const server = await startPostgres();
  try {
    const databaseUrl = await createDatabase(server.url, template, 'template1');
    const { db, close } = await openDatabase({ databaseUrl, dataDir: '' });
    await migrate(db);
    await createQueues(db, jobList);
    await close();
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('postgresUrl', server.url);
  return () => server.stop();
}

export async function startPostgres() {
  const folder = serviceFolder();
  const port = await freePort();
  const data = join(folder, 'data');
  runProgram('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N']);
  // What is gone with the run need not survive a power cut.
  const settings = { fsync: 'off', full_page_writes: 'off', max_connections: '200' };
  const args = [
    ...['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const start = () => startService({ name: 'postgres', args, folder, port, stopSignal: 'INT' });
  let service = await start();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilReady(url);
  return {
    url,
    port,
    /** Stops it until `resume`; its data stays. */
    pause: () => service.stop('keep'),
    resume: async () => {
      service = await start();
      await untilReady(url);
    },
    stop: () => service.stop(),
  };
}

/** A database with everything that `from` has; the migrated, empty one by default. Answers its address. */
export async function createDatabase(server: string, name: string, from = template): Promise<string> {
  await administer(
    server,
    `create database ${pg.escapeIdentifier(name)} template ${pg.escapeIdentifier(from)}`,
  );
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export const dropDatabase = (server: string, name: string) =>
  administer(server, `drop database ${pg.escapeIdentifier(name)} with (force)`);

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** The port opens a moment before the server takes connections. */
async function untilReady(server: string): Promise<void> {
  const isReady = () =>
    administer(server, 'select 1').then(
      () => true,
      () => false,
    );
  await until(isReady, 60_000);
}
