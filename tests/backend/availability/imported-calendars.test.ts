import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCalendars } from '#backend/features/availability/calendars.use-cases.ts';
import { limits } from '#core/domain/limits.ts';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { dayAhead } from '#tests/setup/booking-day.ts';

/** What calendars elsewhere answer, by path. */
const answers = new Map<string, string | number>();
const elsewhere = createServer((call, reply) => {
  const answer = answers.get(call.url ?? '') ?? 404;
  if (typeof answer === 'number') reply.writeHead(answer).end();
  else reply.writeHead(200, { 'content-type': 'text/calendar' }).end(answer);
});
let server: TestApp;
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  server = await testApp({ PAYMENT_POLICY: 'off', PRIVATE_ADDRESSES: 'allow' });
});
afterAll(async () => {
  await server.close();
  elsewhere.close();
});

const day = dayAhead(20);
const busyAt = (from: string, to: string, rule?: string) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'BEGIN:VEVENT',
    'UID:a@b',
    `DTSTART:${day.replaceAll('-', '')}T${from}00Z`,
    `DTEND:${day.replaceAll('-', '')}T${to}00Z`,
    ...(rule ? [`RRULE:${rule}`] : []),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

interface Imported {
  url: string;
  read_at: string | null;
  failure: string | null;
}

/** Translators with calendars elsewhere, which customers meet as times that are taken. */
async function translator() {
  const owner = await server.person();
  const customer = await server.person();
  const offer = await server.offer(owner, { type: 'call' });
  const put = (urls: unknown, as: Person = owner) =>
    server.call<Imported[] & { code: string; values: { field: string } }>('PUT', '/user/calendar/imports', {
      as,
      json: { urls },
    });
  const get = async () =>
    (await server.call<Imported[]>('GET', '/user/calendar/imports', { as: owner })).body;
  const free = async (time: string) => {
    const { body } = await server.call<{ times: string[] }[]>(
      'GET',
      `/api/task/${offer}/times?from=${day}&days=1&timezone=UTC`,
    );
    return body[0]?.times.includes(time);
  };
  const book = (time: string) =>
    server.call<{ code: string }>('POST', `/task/accepted/${offer}`, {
      as: customer,
      json: { details: 'A', date: day, time, timezone: 'UTC' },
    });
  return { owner, put, get, free, book };
}

const readAgain = () => readCalendars(server.services, new AbortController().signal);
const quarter = 15 * 60 * 1000 + 1000;
const dayMs = 24 * 60 * 60 * 1000;

describe('calendars elsewhere', () => {
  it('take their busy times at once, and again every quarter of an hour', async () => {
    const { put, free, book } = await translator();
    answers.set('/mine.ics', busyAt('1000', '1100'));
    const { status, body } = await put([`${origin}/mine.ics`]);
    expect(status).toBe(200);
    expect(body).toEqual([{ url: `${origin}/mine.ics`, read_at: expect.any(String), failure: null }]);
    expect(await free('10:00')).toBe(false);
    expect(await free('12:00')).toBe(true);
    expect((await book('10:30')).body).toMatchObject({ code: 'time-taken' });

    answers.set('/mine.ics', busyAt('1200', '1300'));
    await readAgain();
    expect(await free('12:00')).toBe(true);
    server.wait(quarter);
    await readAgain();
    expect(await free('12:00')).toBe(false);
    expect((await book('10:30')).status).toBe(200);
  });

  it('count for seven days after they have failed, and say why', async () => {
    const { put, get, free } = await translator();
    answers.set('/fails.ics', busyAt('1000', '1100'));
    await put([`${origin}/fails.ics`]);
    const [{ read_at } = { read_at: '' }] = await get();
    answers.set('/fails.ics', 500);
    server.wait(quarter);
    await readAgain();
    expect(await get()).toEqual([{ url: `${origin}/fails.ics`, read_at, failure: 'unreachable' }]);
    server.wait(6 * dayMs);
    await readAgain();
    expect(await free('10:00')).toBe(false);
    server.wait(dayMs);
    expect(await free('10:00')).toBe(true);
    answers.set('/fails.ics', busyAt('1000', '1100'));
    await readAgain();
    expect(await free('10:00')).toBe(false);
  });

  it('are named where they cannot be read, are none, or are too much', async () => {
    const { put } = await translator();
    answers.set('/page', '<html></html>');
    answers.set('/seconds.ics', busyAt('1000', '1001', 'FREQ=SECONDLY'));
    answers.set('/never.ics', busyAt('1000', '1100', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'));
    answers.set('/large.ics', busyAt('1000', '1100').padEnd(limits.calendarBytes + 1, '\r\n'));
    const paths = ['/missing', '/page', '/seconds.ics', '/never.ics', '/large.ics'];
    const { body } = await put(paths.map((path) => origin + path));
    expect(body.map(({ failure }) => failure)).toEqual([
      'unreachable',
      'no-calendar',
      'too-much',
      'too-much',
      'too-much',
    ]);
    expect(body.every(({ read_at }) => read_at === null)).toBe(true);
  });

  it('are those of the last list alone, each once', async () => {
    const { put, get, free } = await translator();
    answers.set('/one.ics', busyAt('1000', '1100'));
    answers.set('/two.ics', busyAt('1200', '1300'));
    const [one, two] = [`${origin}/one.ics`, `${origin}/two.ics`];
    expect((await put([one, one, ` ${two}`])).body.map(({ url }) => url)).toEqual([one, two]);
    await put([two]);
    expect(await free('10:00')).toBe(true);
    expect(await free('12:00')).toBe(false);
    await put([]);
    expect(await get()).toEqual([]);
    expect(await free('12:00')).toBe(true);
  });

  it('are at most five, at addresses that we may call', async () => {
    const { put, get } = await translator();
    for (const urls of [
      ['ftp://example.test/a.ics'],
      ['https://user:word@example.test/a.ics'],
      ['no address'],
      [7],
      'https://example.test/a.ics',
      Array.from({ length: 6 }, (_, index) => `${origin}/${index}.ics`),
    ]) {
      const { status, body } = await put(urls);
      expect([status, body.values?.field.split('/')[0]]).toEqual([422, 'urls']);
    }
    expect(await get()).toEqual([]);
  });
});

it('are never read from the inside of a network', async () => {
  const strict = await testApp({ PAYMENT_POLICY: 'off' });
  try {
    const owner = await strict.person();
    const put = (url: string) =>
      strict.call<{ code: string }>('PUT', '/user/calendar/imports', { as: owner, json: { urls: [url] } });
    expect((await put('https://127.0.0.1/a.ics')).body.code).toBe('outside-private');
    expect((await put('https://10.1.2.3/a.ics')).body.code).toBe('outside-private');
    expect((await put('webcal://localhost/a.ics')).body.code).toBe('outside-private');
    expect((await put(`${origin}/mine.ics`)).status).toBe(422);
  } finally {
    await strict.close();
  }
});
