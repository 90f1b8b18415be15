/** Mails: written with what they report, and sent once to a real mail server, or readable where there is none. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { settle } from '#backend/features/mail/queries.ts';
import { queueMail } from '#backend/features/mail/use-cases.ts';
import * as users from '#backend/features/people/queries.ts';
import { inTransaction } from '#backend/platform/database/transaction.ts';
import {
  addMail,
  mailRows,
  mailStatuses,
  opened,
  resetMail,
  startWithMail,
} from '#tests/backend/support/mail-outbox.ts';
import { type AcceptedMail, headerOf } from '#tests/backend/support/mail-server.ts';
import { mailbox as mailboxOf } from '#tests/backend/support/mailed-token.ts';
import { testApp } from '#tests/backend/support/test-app.ts';

afterEach(async () => {
  for (const each of opened.splice(0).reverse()) await each.close();
});

describe('a mail', () => {
  it('has all that mail programs need: both parts, ids, dates, and how to stop it', async () => {
    const { server, mailServer } = await startWithMail();
    await server.startJobs();
    const person = await server.person();
    await addMail(server, person, {
      topic: 'bookings',
      content: { about: 'activity', activity: { code: 'task-delivered', title: 'Deed' }, path: '/Task/7' },
    });
    await expect.poll(() => mailServer.accepted.length).toBe(1);
    const [mail] = mailServer.accepted as [AcceptedMail];
    expect(mail).toMatchObject({ from: 'post@dragoman.example', to: [person.email] });
    expect(headerOf(mail, 'Message-ID')).toMatch(/^<[0-9a-f-]{36}@localhost>$/);
    expect(Date.parse(headerOf(mail, 'Date') ?? '')).toBeGreaterThan(0);
    expect(headerOf(mail, 'List-Unsubscribe')).toMatch(/^<http:\/\/localhost:3000\/Unsubscribe\?user=/);
    expect(headerOf(mail, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(headerOf(mail, 'Content-Type')).toContain('multipart/alternative');
    expect(mail.source).toContain('text/plain');
    expect(mail.source).toContain('http://localhost:3000/Task/7');
    expect(mail.source).not.toMatch(/<img|url\(|@import|<link/i);
  });

  it('about security cannot be turned off', async () => {
    const { server, mailServer } = await startWithMail();
    await server.startJobs();
    await addMail(server, await server.person());
    await expect.poll(() => mailServer.accepted.length).toBe(1);
    expect(headerOf(mailServer.accepted[0] as AcceptedMail, 'List-Unsubscribe')).toBeUndefined();
  });

  it('leaves its subject behind once it is sent, unless that is a secret', async () => {
    const { server, mailServer } = await startWithMail();
    await server.startJobs();
    const person = await server.person();
    await addMail(server, person);
    const content = { about: 'sign-in-code', code: '12345678', path: '/SignIn' } as const;
    await addMail(server, person, { topic: 'security', content });
    await expect.poll(() => mailStatuses(server)).toEqual(['sent', 'sent']);
    const left = await server.db.selectFrom('mails').select('subject').orderBy('id').execute();
    expect(left).toEqual([{ subject: 'Choose a new password' }, { subject: null }]);
    expect(mailServer.accepted.map((mail) => headerOf(mail, 'Subject'))).toContain(
      'Your code to sign in: 12345678',
    );
  });

  it('is in the language of its reader, from right to left where that is', async () => {
    const { server, mailServer } = await startWithMail();
    await server.startJobs();
    const person = await server.person();
    await server.call('PATCH', '/user/Profile', { as: person, json: { locale: 'ar' } });
    await addMail(server, person);
    await expect.poll(() => mailServer.accepted.length).toBe(1);
    expect(headerOf(mailServer.accepted[0] as AcceptedMail, 'Subject')).toMatch(/^=\?UTF-8\?/);
    expect(mailServer.accepted[0]?.source).toMatch(/dir=3D"rtl"|dir="rtl"/);
  });

  it('goes if its transaction commits, and never if that rolls back', async () => {
    const { server, mailServer } = await startWithMail();
    const person = await server.person();
    const user = await users.find(server.db, person.id);
    const undone = inTransaction(server.db, async (trx) => {
      if (user) await queueMail(trx, { to: user, ...resetMail, at: server.now() });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await addMail(server, person);
    await server.startJobs();
    await expect.poll(() => mailStatuses(server)).toEqual(['sent']);
    expect(mailServer.accepted).toHaveLength(1);
  });

  it('goes once, however many processes work on the outbox, and what it said is forgotten then', async () => {
    const { server, mailServer } = await startWithMail();
    const person = await server.person();
    for (let count = 0; count < 20; count += 1)
      await addMail(server, person, { to: { id: null, email: `p${count}@invited.test`, locale: 'en' } });
    await Promise.all([server.startJobs(), server.startJobs(), server.startJobs()]);
    await expect.poll(() => mailStatuses(server)).toEqual(Array(20).fill('sent'));
    expect(new Set(mailServer.accepted.map((mail) => headerOf(mail, 'Message-ID'))).size).toBe(20);
    expect(mailServer.accepted).toHaveLength(20);
    expect((await mailRows(server)).every(({ content }) => content === null)).toBe(true);
  });

  it.each([
    [
      'a line break in a name',
      { about: 'messages', person: 'Eve\r\nBcc: all@evil.example', count: 1, path: '/messages' },
    ],
    [
      'a line break in a title',
      {
        about: 'activity',
        activity: { code: 'paid', title: 'Deed\nBcc: all@evil.example\n\n<b>' },
        path: '/Task/1',
      },
    ],
    [
      'a line break in a device',
      { about: 'new-sign-in', device: 'x\r\n\r\nBcc: all@evil.example', path: '/Settings' },
    ],
  ] as const)('gets no header from %s', async (_what, content) => {
    const { server, mailServer } = await startWithMail();
    await server.startJobs();
    const person = await server.person();
    await addMail(server, person, { topic: 'messages', content });
    await expect.poll(() => mailServer.accepted.length).toBe(1);
    const [mail] = mailServer.accepted as [AcceptedMail];
    expect(mail.to).toEqual([person.email]);
    expect(headerOf(mail, 'Bcc')).toBeUndefined();
    expect(mail.source).not.toMatch(/^Bcc:/m);
    expect(mail.source.split('text/html')[1]).not.toContain('<b>');
  });
});

describe('without a mail server', () => {
  interface Listed {
    id: string;
    to: string;
    subject: string;
    text: string;
    html: string;
    status: string;
  }
  const own = { host: 'localhost:3000' };

  it('mails stay in the outbox, which this machine alone can read, with the key of the start', async () => {
    const server = await testApp();
    opened.push(server);
    await server.startJobs();
    const person = await server.person();
    await addMail(server, person);
    const as = `Bearer ${server.config.mailboxKey}`;
    const { status, body, headers } = await server.call<Listed[]>('GET', '/mailbox', { as, headers: own });
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('no-store');
    expect(body).toMatchObject([{ to: person.email, subject: 'Choose a new password', status: 'waiting' }]);
    expect(body[0]?.text).toContain('http://localhost:3000/ResetPassword?token=abc');
    const page = await server.call('GET', '/Mailbox', { as, headers: { ...own, accept: 'text/html' } });
    expect(page).toMatchObject({ status: 200, text: expect.stringContaining('Choose a new password') });
    const one = await server.call('GET', `/Mailbox/${body[0]?.id}`, { as, headers: own });
    expect(one.text).toBe(body[0]?.html);
    for (const headers of [
      { host: 'dragoman.example' },
      { host: '192.168.1.5:3000' },
      { ...own, 'x-forwarded-for': '203.0.113.7' },
      { ...own, 'x-real-ip': '203.0.113.7' },
      { ...own, origin: 'https://evil.example' },
    ])
      for (const path of ['/mailbox', '/Mailbox', `/Mailbox/${body[0]?.id}`])
        expect((await server.call('GET', path, { as, headers })).status, path).toBe(404);
  });

  it('a proxy that says nothing of itself does not open the outbox, nor does a page of another site', async () => {
    const server = await testApp();
    opened.push(server);
    await addMail(server, await server.person());
    const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
    const proxy = http.createServer((call, answer) => {
      http.get(address + call.url, { headers: { accept: call.headers.accept ?? '*/*' } }, (found) => {
        answer.writeHead(found.statusCode ?? 0, found.headers);
        found.pipe(answer);
      });
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const { port } = proxy.address() as AddressInfo;
    const [id] = (await mailboxOf(server)).map((mail) => mail.id);
    for (const path of ['/mailbox', '/Mailbox', `/Mailbox/${id}`, '/Mailbox?key=guessed']) {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { accept: 'text/html' } });
      expect(answer.status, path).toBe(401);
      expect(await answer.text(), path).not.toContain('ResetPassword');
    }
    proxy.close();
    for (const origin of ['https://evil.example', 'http://partner.localhost:5000', 'null']) {
      const { headers, text } = await server.call('GET', '/mailbox', { headers: { ...own, origin } });
      expect(headers['access-control-allow-origin'], origin).toBeUndefined();
      expect(text).not.toContain('ResetPassword');
    }
  });

  it('the outbox keeps what a mail server has refused, with its reason', async () => {
    const server = await testApp();
    opened.push(server);
    await addMail(server, await server.person());
    const [mail] = await mailboxOf(server);
    const reason = '550 No such user here';
    await settle(server.db, mail?.id ?? '', { status: 'failed', reason, at: server.now() });
    const as = `Bearer ${server.config.mailboxKey}`;
    const { body } = await server.call<object[]>('GET', '/mailbox', { as });
    expect(body).toMatchObject([{ status: 'failed', reason, to: mail?.to, subject: '' }]);
    const opening = await server.call('GET', `/Mailbox?key=${server.config.mailboxKey}`, {
      headers: { ...own, accept: 'text/html' },
    });
    const [cookie = ''] = opening.headers['set-cookie']?.split(';') ?? [];
    const { text } = await server.call('GET', '/Mailbox', {
      headers: { ...own, cookie, accept: 'text/html' },
    });
    expect(text).toContain('Not sent: 550 No such user here');
    expect(text).toContain('What it said is not kept once it was tried.');
    expect(text).not.toContain(`/Mailbox/${mail?.id}`);
  });

  it('the printed link opens the outbox once, in one browser', async () => {
    const server = await testApp();
    opened.push(server);
    const open = (path: string, cookie = '') =>
      server.call('GET', path, { headers: { ...own, cookie, accept: 'text/html' } });
    const link = `/Mailbox?key=${server.config.mailboxKey}`;
    expect(await open('/Mailbox')).toMatchObject({
      status: 401,
      text: expect.stringContaining('the marketplace printed at its last start'),
    });
    const { status, headers } = await open(link);
    expect({ status, location: headers.location }).toEqual({ status: 303, location: '/Mailbox' });
    expect(headers['set-cookie']).toMatch(/; HttpOnly; SameSite=Strict$/);
    const [cookie = ''] = headers['set-cookie']?.split(';') ?? [];
    expect(await open('/Mailbox', cookie)).toMatchObject({
      status: 200,
      text: expect.stringContaining('No mails yet'),
    });
    expect((await open(link)).status).toBe(401);
    expect((await open('/Mailbox', cookie.replace(/.$/, '_'))).status).toBe(401);
  });

  it('calls of a container’s machine come from a private network', async () => {
    const inContainer = { HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' };
    const [container, machine] = [await testApp(inContainer), await testApp()];
    opened.push(container, machine);
    for (const [server, remoteAddress, status] of [
      [container, '172.17.0.1', 200],
      [container, '203.0.113.7', 404],
      [machine, '172.17.0.1', 404],
    ] as const) {
      const authorization = `Bearer ${server.config.mailboxKey}`;
      const call = { method: 'GET', url: '/mailbox', headers: { ...own, authorization } } as const;
      expect((await server.app.inject({ ...call, remoteAddress })).statusCode, remoteAddress).toBe(status);
    }
  });

  it.each([
    ['is deployed', { PUBLIC_URL: 'https://dragoman.example', PAYMENT_POLICY: 'off' }],
    ['has a mail server', { MAIL_URL: 'smtp://127.0.0.1:1' }],
  ])('a server that %s has no mailbox, and says whether it sends mail', async (_what, environment) => {
    const server = await testApp(environment);
    opened.push(server);
    const names = { firstname: 'Ada', lastname: 'Lovelace', language: 'en' };
    const person = { ...names, email: 'ada@example.org', password: 'tidewrak' };
    const signedUp = await server.call('POST', '/signup', { json: person, headers: own });
    expect(signedUp.body).toMatchObject({ mail_sent: 'MAIL_URL' in environment });
    const as = `Bearer ${server.config.mailboxKey}`;
    expect((await server.call('GET', '/mailbox', { as, headers: own })).status).toBe(404);
    expect((await server.call('GET', '/Mailbox', { as, headers: own })).status).toBe(404);
  });
});
