/** The backend as a test meets it: on an empty database, with a clock of its own, spoken to over HTTP. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { type AppOptions, buildApp } from '#backend/app.ts';
import { readConfig } from '#backend/config.ts';
import { hashPassword } from '#backend/features/identity/passwords.ts';
import { readLegalTexts } from '#backend/features/legal/texts.ts';
import { storeLegalTexts } from '#backend/features/legal/use-cases.ts';
import { choosePayments } from '#backend/features/money/choose-payments.ts';
import * as users from '#backend/features/people/queries.ts';
import * as sessions from '#backend/features/people/sessions.queries.ts';
import { jobList } from '#backend/job-list.ts';
import { newToken, tokenHash } from '#backend/platform/auth/tokens.ts';
import { newId } from '#backend/platform/database/ids.ts';
import type { User } from '#backend/platform/database/tables.ts';
import { folderStorage } from '#backend/platform/files/storage.ts';
import { openJobs } from '#backend/platform/jobs/jobs.ts';
import { openBus } from '#backend/platform/live/bus.ts';
import { testDatabase } from './test-database.ts';

export interface Answer<T = Record<string, never>> {
  status: number;
  headers: Record<string, string>;
  body: T;
  text: string;
}

export interface Person {
  id: string;
  email: string;
  token: string;
}

export const password = 'correct horse';
/** Made once: it takes its time on purpose. */
const passwordHash = hashPassword(password);

/** `options` replace what the backend would create itself. */
export async function testApp(
  environment: Record<string, string> = {},
  options: Pick<AppOptions, 'storage' | 'timeouts' | 'log'> = {},
) {
  const dataDir = await mkdtemp(join(tmpdir(), 'dragoman-server-'));
  // Other tests occupy the processor too: only a test of load shedding expects it.
  const calm = { RATE_LIMITS: 'off', MAX_EVENT_LOOP_DELAY: '0' };
  const config = readConfig({ DATA_DIR: dataDir, LEGAL: 'accept', ...calm, ...environment });
  const database = await testDatabase();
  const bus = await openBus(database);
  let passed = 0;
  let stoppedAt: number | undefined;
  const now = () => new Date((stoppedAt ?? Date.now()) + passed);
  const payments = await choosePayments({ config, db: database.db, now });
  const { storage = folderStorage(`${dataDir}/uploads`) } = options;
  const legalTexts = readLegalTexts(config);
  const app = await buildApp({
    db: database.db,
    bus,
    config,
    now,
    payments,
    legalTexts,
    ...options,
    storage,
  });

  /** `as` signs the call, `json` or `form` is its body. */
  async function call<T = Record<string, never>>(
    method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS',
    url: string,
    more: {
      as?: Person | string;
      json?: unknown;
      form?: string;
      headers?: Record<string, string>;
      payload?: InjectOptions['payload'];
    } = {},
  ): Promise<Answer<T>> {
    const token = typeof more.as === 'string' ? more.as : more.as && `Bearer ${more.as.token}`;
    const type =
      more.json === undefined
        ? more.form === undefined
          ? undefined
          : 'application/x-www-form-urlencoded'
        : 'application/json';
    const answer = await app.inject({
      method,
      url,
      headers: {
        ...(token && { authorization: token }),
        ...(type && { 'content-type': type }),
        ...more.headers,
      },
      payload: more.payload ?? more.form ?? (more.json === undefined ? undefined : JSON.stringify(more.json)),
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return {
      status: answer.statusCode,
      headers: answer.headers as Record<string, string>,
      body: (isJson && answer.payload ? JSON.parse(answer.payload) : {}) as T,
      text: answer.payload,
    };
  }

  let people = 0;
  /** A signed-in user, created without the sign-up and sign-in calls. */
  async function person(
    more: Partial<Pick<User, 'id' | 'firstname' | 'lastname' | 'phonenumber' | 'address'>> & {
      language?: string;
    } = {},
  ) {
    people += 1;
    const { firstname = 'Ada', lastname = `Nr${people}`, language = 'en' } = more;
    const { id: given = newId(), phonenumber = '', address = '' } = more;
    const someone: Person = { id: given, email: `person${people}@example.test`, token: newToken() };
    const { id, email } = someone;
    const names = { firstname, lastname, user_language: language, languages: [language] };
    const rest = { phonenumber, address, password_hash: await passwordHash, created_at: now() };
    await users.create(database.db, { id, email, ...names, ...rest });
    await sessions.start(database.db, {
      id: newId(),
      token_hash: tokenHash(someone.token),
      user_id: id,
      user_agent: '',
      created_at: now(),
      expires_at: new Date(now().getTime() + config.sessionTtl * 1000),
    });
    return someone;
  }

  async function offer(owner: Person, more: Record<string, unknown> = {}): Promise<number> {
    const fields = {
      title: 'Contracts',
      description: 'Sworn',
      type: 'document',
      price: 45,
      languages: ['en', 'de'],
    };
    const { body } = await call<{ id: number }>('POST', '/task/create', {
      as: owner,
      json: { ...fields, ...more },
    });
    return body.id;
  }

  const services = { db: database.db, bus, config, payments, now, storage, legalTexts };
  // The app does so before its first call; a test may call a use case before.
  await storeLegalTexts(services);
  const workers: Awaited<ReturnType<typeof openJobs>>[] = [];

  return {
    app,
    bus,
    config,
    services,
    /** Works on the jobs until the test ends, as a process does. */
    async startJobs() {
      const silent = { warn: () => undefined, error: () => undefined };
      const worker = await openJobs({ services, log: silent, jobs: jobList });
      workers.push(worker);
      worker.start();
    },
    db: database.db,
    listen: database.listen,
    call,
    person,
    offer,
    /** Moves the clock of the backend on. */
    wait: (milliseconds: number) => {
      passed += milliseconds;
    },
    /** From now on only `wait` moves it. */
    stopClock: () => {
      stoppedAt = Date.now();
    },
    now,
    async close() {
      for (const worker of workers) await worker.stop();
      // The server would wait for a connection on which a client has sent nothing yet.
      app.server.closeAllConnections();
      await app.close();
      await bus.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof testApp>>;
