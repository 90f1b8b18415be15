/** Hostile uploads: polyglot files, decompression bombs, endless bodies and dangerous file names. */
import { readdir } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart, type Part, zip } from '#tests/backend/support/multipart.ts';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

let server: TestApp;
let owner: Person;
let customer: Person;
let task: number;
beforeAll(async () => {
  server = await testApp();
  [owner, customer] = [await server.person(), await server.person()];
  const json = { details: 'A', date: bookingDay, time: '09:30' };
  const path = `/task/accepted/${await server.offer(owner)}`;
  task = (await server.call<{ id: number }>('POST', path, { as: customer, json })).body.id;
});
afterAll(() => server.close());

interface Added {
  message: string;
  documents: { id: string; name: string; type: string }[];
}
const documents = () => `/task/accepted/${task}/documents`;
const file = (name: string, content: Buffer | string, part = 'documents'): Part => ({
  name: part,
  file: { name, content },
});
const add = (...parts: Part[]) =>
  server.call<Added>('POST', documents(), { as: customer, ...multipart(parts) });
const upload = (content: Buffer | string) =>
  server.call('POST', '/upload', { as: customer, ...multipart([file('me.png', content, 'image')]) });

const script = '<script>alert(1)</script>';
const png = () => sharp({ create: { width: 2, height: 2, channels: 3, background: 'teal' } }).png();

describe('polyglot files', () => {
  it.each([
    ['a page in a PDF', 'a.pdf', `%PDF-1.7\n${script}`, 'application/pdf'],
    ['an archive behind a JPEG', 'a.jpg', `\xff\xd8\xff${zip([{ name: 'a.class' }])}`, 'image/jpeg'],
    ['a script in a text', 'a.txt', script, 'text/plain'],
  ])('with %s are served as the accepted type and never executed', async (_, name, content, type) => {
    const added = await add(file(name, Buffer.from(content, 'latin1')));
    expect(added.body.documents).toMatchObject([{ name, type }]);
    const { headers } = await server.call('GET', `/documents/${added.body.documents[0]?.id}`, { as: owner });
    expect(headers).toMatchObject({
      'content-type': expect.stringMatching(new RegExp(`^${type}`)),
      'content-disposition': expect.stringMatching(/^attachment;/),
      'content-security-policy': expect.stringMatching(/^default-src 'none'.*; sandbox$/),
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['a script that is a picture too', 'a.png', `GIF89a=1;${script}`],
    ['a page with the ending of a picture', 'a.png', `<!doctype html>${script}`],
    ['a vector picture', 'a.svg', `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`],
    ['a page that calls itself text', 'a.html.txt\0.html', script],
    ['an archive before a PDF', 'a.pdf', `PK\x03\x04${'%PDF-1.7'}`],
  ])('such as %s are refused', async (_, name, content) => {
    expect((await add(file(name, content))).status).toBe(415);
  });

  it('such as a vector picture that names other files and addresses are refused, and nothing is fetched', async () => {
    const fetched: string[] = [];
    const elsewhere = createServer((call, answer) => {
      fetched.push(call.url ?? '');
      answer.end('<svg xmlns="http://www.w3.org/2000/svg"/>');
    });
    await new Promise<void>((listening) => elsewhere.listen(0, '127.0.0.1', listening));
    const at = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
    const answer = await upload(`<!DOCTYPE svg PUBLIC "a" "${at}/dtd" [<!ENTITY a SYSTEM "${at}/entity">
      <!ENTITY b SYSTEM "file:///etc/passwd"><!ENTITY % c SYSTEM "${at}/parameter"> %c;]>
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">
      <image xlink:href="${at}/picture"/><text>&a;&b;</text></svg>`);
    elsewhere.close();
    expect(answer.status).toBe(415);
    expect(answer.text).not.toContain('root:');
    expect(fetched).toEqual([]);
  });

  it('lose everything but the pixels when they become a profile picture', async () => {
    const hidden = Buffer.concat([await png().toBuffer(), Buffer.from(script)]);
    expect((await upload(hidden)).status).toBe(200);
    const [profile] = (await server.call<{ image: string }[]>('GET', '/user/Profile', { as: customer })).body;
    const shown = await server.app.inject({ url: new URL(profile?.image ?? '').pathname });
    expect(shown.rawPayload.includes(script)).toBe(false);
    expect(shown.headers['content-security-policy']).toContain('sandbox');
  });
});

describe('decompression bombs', () => {
  it('are stored as documents without being unpacked', async () => {
    const bomb = zip([
      { name: '[Content_Types].xml' },
      { name: 'word/document.xml', content: deflateSync(Buffer.alloc(20_000_000)).toString('latin1') },
    ]);
    // Claims a central directory far outside the file and the highest possible number of entries.
    const corrupt = Buffer.from(bomb);
    corrupt.writeUInt32LE(0xffffff00, corrupt.length - 6);
    corrupt.writeUInt16LE(0xffff, corrupt.length - 12);
    const before = process.memoryUsage().rss;
    expect((await add(file('bomb.docx', bomb))).status).toBe(200);
    expect((await add(file('corrupt.docx', corrupt))).status).toBe(415);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it('are refused as pictures before they are decoded', async () => {
    const create = { width: 7_100, height: 7_100, channels: 3 as const, background: 'teal' };
    const bomb = await sharp({ create, limitInputPixels: false }).png().toBuffer();
    const vector = `<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"><rect/></svg>`;
    const entities = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${vector}`;
    const before = process.memoryUsage().rss;
    for (const content of [bomb, vector, entities]) expect((await upload(content)).status).toBe(415);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it('are refused when they are empty', async () => {
    expect((await upload('')).status).toBe(415);
    expect((await add(file('a.txt', ''))).status).toBe(422);
  });
});

describe('a body that is cut short after a complete file', () => {
  const stored = async () =>
    (await readdir(join(server.config.dataDir, 'uploads'), { recursive: true })).sort();

  it.each(['picture', 'document'])('is refused, and its %s is not stored', async (kind) => {
    const isPicture = kind === 'picture';
    const part = isPicture ? file('me.png', await png().toBuffer(), 'image') : file('a.pdf', '%PDF-1.7');
    const { headers, payload } = multipart([part]);
    const before = await stored();
    // Without the last boundary; and in the middle of it.
    for (const missing of [Buffer.byteLength('------a-boundary--\r\n'), 4]) {
      const cut = { headers, payload: payload.subarray(0, payload.length - missing) };
      const answer = await server.call('POST', isPicture ? '/upload' : documents(), { as: customer, ...cut });
      expect(answer).toMatchObject({ status: 400, body: { type: 'error' } });
    }
    expect(await stored()).toEqual(before);
  });
});

describe('endless files', () => {
  const megabyte = 2 ** 20;
  const gigabyte = 1024 * megabyte;
  let address: string;
  beforeAll(async () => {
    address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  });

  it.each([
    ['announced', { 'content-length': String(gigabyte) }, 16 * megabyte],
    ['not announced', {}, 128 * megabyte],
  ])('are refused early when their size is %s, in little memory', async (_, length, maxSent) => {
    const { headers, payload } = multipart([file('endless.pdf', '%PDF-1.7')]);
    const before = process.memoryUsage().rss;
    let peak = before;
    let sent = 0;
    function* endless() {
      yield payload.subarray(0, -30);
      const piece = Buffer.alloc(megabyte, 'a');
      for (; sent < gigabyte; sent += piece.length) {
        peak = Math.max(peak, process.memoryUsage().rss);
        yield piece;
      }
    }
    const call = request(`${address}${documents()}`, {
      method: 'POST',
      headers: { ...headers, ...length, authorization: `Bearer ${customer.token}` },
    });
    const status = await new Promise<number | undefined>((resolve, reject) => {
      call.once('error', reject).once('response', ({ statusCode }) => resolve(statusCode));
      Readable.from(endless()).pipe(call);
    });
    call.on('error', () => undefined).destroy();
    expect(status).toBe(413);
    expect(sent).toBeLessThanOrEqual(maxSent);
    expect(peak - before).toBeLessThan(300 * megabyte);
  });
});

describe('names of files', () => {
  it.each([
    ['../../../../etc/passwd.txt', 'passwd.txt'],
    ['..\\\\..\\\\windows\\\\win.txt', 'win.txt'],
    ['/absolute.txt', 'absolute.txt'],
    ['a\u202Egpj.txt', 'agpj.txt'],
    ['zero\u200Bwidth.txt', 'zerowidth.txt'],
    ['😀 Größe.txt', '😀 Größe.txt'],
    [`${'a'.repeat(251)}.txt`, `${'a'.repeat(251)}.txt`],
    [`${'😀'.repeat(300)}.txt`, `${'😀'.repeat(251)}.txt`],
    ['😀'.repeat(300), '😀'.repeat(255)],
    [`a.${'😀'.repeat(300)}`, `a.${'😀'.repeat(249)}.pdf`],
    ['a.exe', 'a.exe.pdf'],
    ['a.pdf.hta', 'a.pdf.hta.pdf'],
    ['a.hta.', 'a.hta..pdf'],
    ['a.hta .', 'a.hta ..pdf'],
    ['A.PDF', 'A.PDF'],
    ['without', 'without'],
    [`${'a'.repeat(300)}.exe`, `${'a'.repeat(251)}.pdf`],
    ["it's (1)*.txt", "it's (1)*.txt"],
    ['__proto__', 'refused'],
  ])('%j is stored as %j and served in a one-line header', async (given, stored) => {
    const added = await add(file(given, given.endsWith('.txt') ? 'Text' : '%PDF-1.7'));
    if (stored === 'refused') return expect(added.status).toBeLessThan(500);
    expect(added.body.documents).toMatchObject([{ name: stored }]);
    const { status, headers } = await server.call('GET', `/documents/${added.body.documents[0]?.id}`, {
      as: owner,
    });
    expect(status).toBe(200);
    expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''[\w%.!~-]+$/);
  });

  it('cannot inject a header', async () => {
    const boundary = 'a';
    const payload = [
      `--${boundary}`,
      `content-disposition: form-data; name="documents"; filename="a.txt"; filename*=utf-8''a%0D%0Aset-cookie:%20a=b.txt`,
      '',
      'Text',
      `--${boundary}--`,
      '',
    ].join('\r\n');
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const added = await server.call<Added>('POST', documents(), { as: customer, headers, payload });
    expect(added).toMatchObject({
      status: 200,
      body: { documents: [{ name: expect.stringMatching(/^a.*txt$/) }] },
    });
    const answer = await server.call('GET', `/documents/${added.body.documents[0]?.id}`, { as: owner });
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });
});
