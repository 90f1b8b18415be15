/** Mail servers that are busy, slow, strict, broken or not who they say they are. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { jobList } from '#backend/job-list.ts';
import {
  addMail,
  mailRows,
  mailStatuses,
  mailWaits,
  makeMailsDue,
  opened,
  startWithMail,
} from '#tests/backend/support/mail-outbox.ts';
import { headerOf, refusal } from '#tests/backend/support/mail-server.ts';

afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await each.close();
});

describe('a mail server', () => {
  it('that cannot take a mail now gets it again, after longer and longer waits, under the same id', async () => {
    const ids: (string | undefined)[] = [];
    const { server, mailServer } = await startWithMail({
      answer(mail) {
        ids.push(headerOf(mail, 'Message-ID'));
        if (ids.length < 3) throw refusal(451, 'Try again later');
      },
    });
    await server.startJobs();
    await addMail(server, await server.person());
    const seen: number[] = [];
    for (let attempt = 1; attempt < 3; attempt += 1) {
      await expect.poll(async () => (await mailRows(server))[0]?.attempts).toBe(attempt);
      seen.push(...(await mailWaits(server)));
      await makeMailsDue(server);
    }
    await expect.poll(() => mailStatuses(server)).toEqual(['sent']);
    const [first = 0, second = 0] = seen;
    expect(first).toBeGreaterThanOrEqual(19);
    expect(first).toBeLessThanOrEqual(45);
    expect(second).toBeGreaterThanOrEqual(39);
    expect(new Set(ids).size).toBe(1);
    expect(mailServer.accepted).toHaveLength(1);
  });

  it('that refuses for good is not asked again', async () => {
    const { server, mailServer } = await startWithMail({
      answer() {
        throw refusal(550, 'No such mailbox');
      },
    });
    await server.startJobs();
    await addMail(server, await server.person());
    await expect.poll(() => mailStatuses(server)).toEqual(['failed']);
    expect(await mailRows(server)).toMatchObject([
      { reason: expect.stringContaining('No such mailbox'), content: null },
    ]);
    expect(await mailWaits(server)).toEqual([]);
    expect(mailServer.accepted).toEqual([]);
  });

  it('that breaks off in the middle of a mail gets it again', async () => {
    let tries = 0;
    const { server, mailServer } = await startWithMail({
      answer() {
        tries += 1;
        if (tries === 1) mailServer.cut();
        if (tries === 1) throw refusal(421, 'gone');
      },
    });
    await server.startJobs();
    await addMail(server, await server.person());
    await expect.poll(async () => (await mailRows(server))[0]?.attempts).toBe(1);
    await makeMailsDue(server);
    await expect.poll(() => mailStatuses(server)).toEqual(['sent']);
    expect(mailServer.accepted).toHaveLength(1);
  });

  it('that takes its time gets a mail once', async () => {
    const held: (() => void)[] = [];
    const { server, mailServer } = await startWithMail({
      answer: () => new Promise((resolve) => held.push(resolve)),
    });
    await server.startJobs();
    await addMail(server, await server.person());
    await expect.poll(() => held.length).toBe(1);
    // As long as its process says that it is alive, nobody else gets the job, however slow the server is.
    const started = () =>
      sql<{ age: number }>`
        select extract(epoch from now() - started_on)::float8 as age from jobs.job
        where name = 'send-mail' and state = 'active'`.execute(server.db);
    await sql`update jobs.job set started_on = now() - interval '25 seconds' where name = 'send-mail'`.execute(
      server.db,
    );
    await expect.poll(async () => (await started()).rows[0]?.age, { timeout: 15_000 }).toBeLessThan(10);
    held[0]?.();
    await expect.poll(() => mailStatuses(server)).toEqual(['sent']);
    expect(mailServer.accepted).toHaveLength(1);
  });

  it('that never recovers is given up after a day, with its last reason', async () => {
    const { server } = await startWithMail({
      answer() {
        throw refusal(451, 'Greylisted');
      },
    });
    await server.startJobs();
    await addMail(server, await server.person());
    await expect.poll(async () => (await mailRows(server))[0]?.attempts).toBe(1);
    server.wait(24 * 60 * 60 * 1000);
    await makeMailsDue(server);
    await expect.poll(() => mailStatuses(server)).toEqual(['failed']);
    expect((await mailRows(server))[0]?.reason).toContain('Greylisted');
  });

  it('that speaks TLS is spoken to in TLS, and one with a wrong certificate gets nothing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dragoman-mail-'));
    const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
    const pair = [
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-keyout',
      keyFile,
      '-out',
      certFile,
      '-days',
      '2',
    ];
    execFileSync('openssl', ['req', ...pair, ...subject], { stdio: 'ignore' });
    const tls = { key: readFileSync(keyFile), cert: readFileSync(certFile) };
    rmSync(folder, { recursive: true });

    const trusted = await startWithMail({ ...tls, secure: true }, '?tls.rejectUnauthorized=false');
    await trusted.server.startJobs();
    await addMail(trusted.server, await trusted.server.person());
    await expect.poll(() => trusted.mailServer.accepted).toMatchObject([{ isEncrypted: true }]);

    const untrusted = await startWithMail({ ...tls });
    await untrusted.server.startJobs();
    await addMail(untrusted.server, await untrusted.server.person());
    await expect.poll(async () => (await mailRows(untrusted.server))[0]?.reason).toMatch(/certificate/);
    expect(untrusted.mailServer.accepted).toEqual([]);
  });
});

it('gives a mail half a minute, so that one of a dead process is sent within two', () => {
  // Every process looks for such jobs once a minute.
  expect(jobList['send-mail'].expireInSeconds + 60 + 2 * jobList['send-mail'].retryDelay).toBeLessThan(120);
});
