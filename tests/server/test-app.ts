/** The backend as a test meets it: on a database in memory, with a clock of its own, spoken to over HTTP. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions } from 'fastify';
import { buildApp } from '#server/app.ts';
import { openBus } from '#server/bus.ts';
import { readConfig } from '#server/config.ts';
import { openMemoryDatabase } from '#server/database.ts';
import { migrate } from '#server/migrations/migrate.ts';
import { inProject } from '#server/project-root.ts';

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

export async function testApp(environment: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'dragoman-server-'));
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off', ...environment });
  const database = await preparedDatabase();
  const bus = await openBus(database);
  let passed = 0;
  const now = () => new Date(Date.now() + passed);
  const app = await buildApp({ db: database.db, bus, config, now });

  /** `as` signs the call, `json` or `form` is its body. */
  async function call<T = Record<string, never>>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'OPTIONS',
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
  async function person(more: Record<string, unknown> = {}): Promise<Person> {
    people += 1;
    const email = `person${people}@example.test`;
    const language = 'en';
    const fields = { firstname: 'Ada', lastname: `Nr${people}`, email, password, language, ...more };
    const { body } = await call<{ id: string }>('POST', '/signup', { json: fields });
    const signedIn = await call<{ token: string }>('POST', '/login', {
      json: { email: fields.email, password },
    });
    return { id: body.id, email: fields.email, token: signedIn.body.token };
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

  return {
    app,
    bus,
    config,
    db: database.db,
    call,
    person,
    offer,
    /** Moves the clock of the backend on. */
    wait: (milliseconds: number) => {
      passed += milliseconds;
    },
    now,
    async close() {
      await app.close();
      await bus.close();
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Making a database takes seconds, loading a copy of one much less: the copy is kept until a migration changes. */
async function preparedDatabase() {
  const folder = inProject('demo-site', 'server', 'migrations');
  const hash = createHash('sha256');
  for (const name of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, name)));
  hash.update(readFileSync(inProject('node_modules', '@electric-sql', 'pglite', 'package.json')));
  const cache = inProject('node_modules', '.cache', 'dragoman');
  const file = join(cache, `database-${hash.digest('hex').slice(0, 16)}.tar`);
  if (existsSync(file)) return openMemoryDatabase(new Blob([readFileSync(file)]));
  const fresh = await openMemoryDatabase();
  await migrate(fresh.db);
  const dump = await fresh.dump();
  mkdirSync(cache, { recursive: true });
  // Written aside and moved, so that a test beside this one never reads half a file.
  writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${file}.${process.pid}`, file);
  return fresh;
}

export type TestApp = Awaited<ReturnType<typeof testApp>>;
