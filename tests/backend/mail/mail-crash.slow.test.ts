/**
 * Three processes share an outbox and are killed (SIGKILL) at any moment, while the mail server is slow, refuses mails and
 * breaks off: every mail arrives. One that arrives twice has the same Message-ID, and a reason.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { queueMail } from '#backend/features/mail/use-cases.ts';
import * as users from '#backend/features/people/queries.ts';
import { type Database, openDatabase } from '#backend/platform/database/database.ts';
import { newId } from '#backend/platform/database/ids.ts';
import { inTransaction } from '#backend/platform/database/transaction.ts';
import { spawnBackend } from '#tests/backend/support/backend-process.ts';
import { resetMail } from '#tests/backend/support/mail-outbox.ts';
import { type AcceptedMail, headerOf, refusal, startMailServer } from '#tests/backend/support/mail-server.ts';
import { startPostgres } from '#tests/backend/support/postgres-server.ts';
import { randomOf } from '#tests/backend/support/seeded-random.ts';

/** MAILS=1000 npm run test:all -- tests/backend/mail/mail-crash.slow.test.ts */
const mailCount = Number(process.env.MAILS || 60);
const killCount = Math.max(3, Math.round(mailCount / 60));
const processCount = 3;
const failoverMs = 120_000;

const random = randomOf(7);
const folder = mkdtempSync(join(tmpdir(), 'dragoman-mails-'));
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let database: Database;
const backends: ReturnType<typeof spawnBackend>[] = [];

/** What the mail server saw, by the id of the mail. */
const attempts: { id: string; at: number }[] = [];
const accepted: { id: string; at: number; isReplyLost: boolean }[] = [];
const refused = new Set<string>();

const idOf = (mail: AcceptedMail) => /<([^@]+)@/.exec(headerOf(mail, 'Message-ID') ?? '')?.[1] ?? '';

/** The mail server answers so many attempts at once. Later ones wait, so that a process dies in the middle of its work. */
let answered = 0;
let held: (() => void)[] = [];
const isAnswered = () => new Promise<void>((resolve) => held.push(resolve));
function answerUntil(count: number): void {
  answered = count;
  for (const resolve of held) resolve();
  held = [];
}

/** The first attempt for a mail may be refused for now or for good, or break off before or after it is accepted. */
async function answer(mail: AcceptedMail, cut: () => void): Promise<void> {
  const id = idOf(mail);
  const isFirst = !attempts.some((one) => one.id === id);
  attempts.push({ id, at: Date.now() });
  if (attempts.length > answered) await isAnswered();
  const fate = isFirst ? random.below(100) : 99;
  if (fate < 8) throw refusal(451, 'Try again later');
  if (fate < 11) {
    cut();
    throw refusal(421, 'gone');
  }
  if (fate < 13) {
    refused.add(id);
    throw refusal(550, 'No such mailbox');
  }
  accepted.push({ id, at: Date.now(), isReplyLost: fate < 16 });
  if (fate < 16) cut();
}

function start(number: number): Promise<string> {
  const backend = spawnBackend({
    DATABASE_URL: postgres.url,
    DATA_DIR: join(folder, String(number)),
    MAIL_URL: mailServer.url,
    MAIL_FROM: 'post@dragoman.example',
    LOG_LEVEL: 'fatal',
  });
  backends[number] = backend;
  return backend.ready;
}

beforeAll(async () => {
  postgres = await startPostgres();
  mailServer = await startMailServer({ answer });
  await start(0);
  await Promise.all([start(1), start(2)]);
  database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
}, 180_000);
afterAll(async () => {
  for (const { child, ended } of backends) {
    child.kill('SIGKILL');
    await ended;
  }
  await database?.close();
  await mailServer?.close();
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it(`delivers each of ${mailCount} mails while ${killCount} processes die`, {
  timeout: 240_000 + mailCount * 1000,
}, async () => {
  const { db } = database;
  const at = new Date();
  const id = newId();
  const names = { firstname: 'Ada', lastname: 'Crash', user_language: 'en', languages: ['en'] };
  const rest = { phonenumber: '', address: '', password_hash: '', created_at: at, email_verified_at: at };
  await users.create(db, { id, email: 'ada@example.test', ...names, ...rest });
  const to = await users.find(db, id);
  if (!to) throw new Error('nobody');

  const write = async () => {
    for (let count = 0; count < mailCount; count += 1)
      await inTransaction(db, (trx) => queueMail(trx, { to, ...resetMail, at: new Date() }));
  };
  const writing = write();
  const kills: { at: number; active: Set<string> }[] = [];
  for (let round = 0; round < killCount; round += 1) {
    const due = Math.floor(((round + 1) * mailCount) / (killCount + 1));
    answerUntil(due);
    await expect.poll(() => attempts.length, { timeout: 120_000, interval: 20 }).toBeGreaterThan(due);
    const victim = backends[round % processCount];
    victim?.child.kill('SIGKILL');
    kills.push({ at: Date.now(), active: await activeMails() });
    await victim?.ended;
    await start(round % processCount);
  }
  answerUntil(Number.POSITIVE_INFINITY);
  await writing;
  const waiting = async () =>
    (await db.selectFrom('mails').select('id').where('status', '=', 'waiting').execute()).length;
  await expect.poll(waiting, { timeout: 300_000, interval: 500 }).toBe(0);

  const rows = await db.selectFrom('mails').select(['id', 'status', 'reason']).execute();
  expect(rows).toHaveLength(mailCount);
  const times = new Map<string, typeof accepted>();
  for (const one of accepted) times.set(one.id, [...(times.get(one.id) ?? []), one]);
  for (const { id, status, reason } of rows) {
    expect({ id, status }).toEqual({ id, status: refused.has(id) ? 'failed' : 'sent' });
    expect(times.has(id), id).toBe(status === 'sent');
    if (status === 'failed') expect(reason).toContain('No such mailbox');
  }

  const doubles = [...times.values()].filter((all) => all.length > 1);
  const lost = doubles.filter(([first]) => first?.isReplyLost);
  const killed = doubles.filter(([first]) => first && !first.isReplyLost && diedAfter(first));
  expect(lost.length + killed.length).toBe(doubles.length);

  const takeOvers = kills.flatMap(({ at, active }) =>
    [...active].flatMap((id) => {
      const next = attempts.find((one) => one.id === id && one.at > at);
      return next ? [next.at - at] : [];
    }),
  );
  expect(Math.max(0, ...takeOvers)).toBeLessThan(failoverMs);
  console.log(
    `${mailCount} mails, ${processCount} processes, ${kills.length} killed: ${times.size} delivered, ${refused.size} refused for good, ` +
      `${attempts.length} attempts; ${doubles.length} came twice under one Message-ID: ${lost.length} as the reply was lost, ` +
      `${killed.length} as the process died before it noted it; mails of a dead process were tried again after ` +
      `${Math.round(Math.max(0, ...takeOvers) / 1000)} s at the latest.`,
  );

  /** Whether a process died while it had this mail, which the server accepted all the same. */
  function diedAfter({ id, at }: { id: string; at: number }): boolean {
    return kills.some((kill) => kill.active.has(id) && Math.abs(kill.at - at) < failoverMs);
  }
});

/** Those that a process works on. */
async function activeMails(): Promise<Set<string>> {
  const { rows } = await sql<{ mail: string }>`
    select data ->> 'mail' as mail from jobs.job where name = 'send-mail' and state = 'active'`.execute(
    database.db,
  );
  return new Set(rows.map(({ mail }) => mail));
}
