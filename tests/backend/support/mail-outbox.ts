/** What tests of mails need: a backend with a mail server, and its outbox. */
import { sql } from 'kysely';
import { type NewMail, queueMail } from '#backend/features/mail/use-cases.ts';
import * as users from '#backend/features/people/queries.ts';
import { inTransaction } from '#backend/platform/database/transaction.ts';
import { type Behaviour, startMailServer } from './mail-server.ts';
import { type Person, type TestApp, testApp } from './test-app.ts';

/** What a test has started, and closes. */
export const opened: { close(): Promise<unknown> }[] = [];

/** A backend whose mails go to a mail server of that behaviour. */
export async function startWithMail(
  behaviour: Behaviour = {},
  query = '',
  environment: Record<string, string> = {},
) {
  const mailServer = await startMailServer(behaviour);
  opened.push(mailServer);
  const server = await testApp({
    MAIL_URL: mailServer.url + query,
    MAIL_FROM: 'Dragoman <post@dragoman.example>',
    PUBLIC_URL: 'http://localhost:3000',
    ...environment,
  });
  opened.push(server);
  return { server, mailServer };
}

export const resetMail = {
  topic: 'security',
  content: { about: 'reset-password', path: '/ResetPassword?token=abc' },
} as const;

export async function addMail(server: TestApp, to: Person, more: Partial<NewMail> = {}) {
  const user = await users.find(server.db, to.id);
  if (!user) throw new Error('nobody');
  await inTransaction(server.db, (trx) =>
    queueMail(trx, { to: user, ...resetMail, at: server.now(), ...more }),
  );
}

export const mailRows = async ({ db }: TestApp) =>
  db.selectFrom('mails').select(['status', 'attempts', 'reason', 'content']).orderBy('id').execute();
export const mailStatuses = async (server: TestApp) => (await mailRows(server)).map(({ status }) => status);
/** In seconds, until the next attempt. */
export const mailWaits = async ({ db }: TestApp) => {
  const found = await sql<{ wait: number }>`
    select extract(epoch from start_after - created_on)::float8 as wait from jobs.job
    where name = 'send-mail' and state = 'created' order by created_on`.execute(db);
  return found.rows.map(({ wait }) => wait);
};
export const makeMailsDue = ({ db }: TestApp) =>
  sql`update jobs.job set start_after = now() - interval '1 second' where name = 'send-mail' and state = 'created'`.execute(
    db,
  );
