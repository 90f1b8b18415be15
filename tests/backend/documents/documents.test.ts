import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endLeftWaiting } from '#tests/backend/support/left-waiting.ts';
import { multipart, type Part, zip } from '#tests/backend/support/multipart.ts';
import { type Person, type TestApp, testApp } from '#tests/backend/support/test-app.ts';
import { bookingDay } from '#tests/setup/booking-day.ts';

const wordEntries = [{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }];
const docx = zip(wordEntries);
const odt = zip([
  { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text' },
  { name: 'content.xml' },
]);

let server: TestApp;
let owner: Person;
let customer: Person;
let offerId: number;
beforeAll(async () => {
  server = await testApp();
  owner = await server.person({ firstname: 'Mira', lastname: 'Okafor' });
  customer = await server.person({ firstname: 'Jonas', lastname: 'Weber' });
  offerId = await server.offer(owner);
});
beforeEach(() => endLeftWaiting(server));
afterAll(() => server.close());

interface Booked {
  id: number;
  conversation_id: string;
  documents: { id: string }[];
}
const fields: Part[] = [
  { name: 'details', value: ' Two files ' },
  { name: 'date', value: bookingDay },
  { name: 'time', value: '09:30' },
];
const file = (name: string, content: Buffer | string): Part => ({
  name: 'documents',
  file: { name, content },
});
const pdf = file('Größe/birth certificate.pdf', '%PDF-1.7 …');
const book = (parts: Part[], headers = {}) => {
  const body = multipart([...fields, ...parts]);
  const path = `/task/accepted/${offerId}`;
  return server.call<Booked>('POST', path, {
    as: customer,
    ...body,
    headers: { ...body.headers, ...headers },
  });
};
const add = (as: Person, task: number, parts: Part[]) =>
  server.call<Booked>('POST', `/task/accepted/${task}/documents`, { as, ...multipart(parts) });
const stored = () => readdir(join(server.config.dataDir, 'uploads', 'documents')).catch(() => []);

describe('documents', () => {
  it('are uploaded with a booking and readable by both parties', async () => {
    const booked = await book([pdf, file('note.txt', 'Grüße')]);
    expect(booked.status).toBe(200);
    const documents = [
      { id: expect.any(String), name: 'birth certificate.pdf', size: 12, type: 'application/pdf' },
      { id: expect.any(String), name: 'note.txt', size: 7, type: 'text/plain' },
    ];
    const { body: tasks } = await server.call<Booked[]>('GET', '/task/accepted', { as: owner });
    expect(tasks[0]).toMatchObject({ details: 'Two files', documents });
    const thread = await server.call('GET', `/chat/selectedChat/${booked.body.conversation_id}`, {
      as: owner,
    });
    expect(thread.body).toMatchObject([{ kind: 'system', documents }]);
    const path = `/documents/${tasks[0]?.documents[0]?.id}`;
    const read = await server.call('GET', path, { as: owner });
    expect(read).toMatchObject({ status: 200, text: '%PDF-1.7 …' });
    expect(read.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''birth%20certificate.pdf",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect((await server.call('GET', path, { as: customer })).status).toBe(200);
    expect((await server.call('GET', path, { as: await server.person() })).status).toBe(404);
    expect((await server.call('GET', path)).status).toBe(401);
    expect((await server.call('GET', '/documents/none', { as: owner })).status).toBe(404);
  });

  it('that are texts name their encoding where it is known, and are bytes otherwise', async () => {
    const { body } = await book([]);
    const texts = [
      ['Größe', 'text/plain; charset=utf-8'],
      [Buffer.from('\ufeffGröße', 'utf16le'), 'text/plain; charset=utf-16'],
      [Buffer.from('Größe', 'latin1'), 'application/octet-stream'],
    ] as const;
    for (const [content, type] of texts) {
      const added = await server.call<{ documents: { id: string; type: string }[] }>(
        'POST',
        `/task/accepted/${body.id}/documents`,
        { as: owner, ...multipart([file('a.txt', content)]) },
      );
      const [document] = added.body.documents;
      expect(document?.type).toBe('text/plain');
      const { headers } = await server.call('GET', `/documents/${document?.id}`, { as: owner });
      expect(headers['content-type']).toBe(type);
    }
  });

  it('can be added later, by either party', async () => {
    const { body } = await book([]);
    const added = await add(owner, body.id, [file('draft.docx', docx), file('draft.odt', odt)]);
    expect(added).toMatchObject({
      status: 200,
      body: { documents: [{ name: 'draft.docx' }, { name: 'draft.odt' }] },
    });
    const { body: thread } = await server.call<object[]>(
      'GET',
      `/chat/selectedChat/${body.conversation_id}`,
      {
        as: customer,
      },
    );
    expect(thread.at(-1)).toMatchObject({
      text: 'Mira Okafor added 2 documents to “Contracts”.',
      documents: [{ name: 'draft.docx' }, { name: 'draft.odt' }],
    });
    expect((await add(await server.person(), body.id, [pdf])).status).toBe(404);
    expect((await add(owner, body.id, [])).status).toBe(422);
    expect(
      (await server.call('POST', `/task/accepted/${body.id}/documents`, { as: owner, json: {} })).status,
    ).toBe(415);
  });

  it.each([
    ['a byte order mark', '\xef\xbb\xbf'],
    ['line breaks', '\r\n\r\n'],
    ['a mark and blanks', `\xef\xbb\xbf${' '.repeat(1000)}`],
  ])('may be a PDF with %s in front', async (_name, front) => {
    const { body } = await book([file('letter.pdf', Buffer.from(`${front}%PDF-1.4\n%%EOF`, 'latin1'))]);
    const { body: tasks } = await server.call<Booked[]>('GET', '/task/accepted', { as: owner });
    const { documents = [] } = tasks.find(({ id }) => id === body.id) ?? {};
    expect(documents).toMatchObject([{ name: 'letter.pdf', type: 'application/pdf' }]);
  });

  it.each([
    ['an HTML page', file('page.html', '<script>alert(1)</script>'), 415],
    ['a PDF behind more than a kilobyte', file('a.pdf', `${' '.repeat(1024)}%PDF-1.4`), 415],
    ['a program', file('letter.pdf', 'MZ\x90\0\x03'), 415],
    ['a program called text', file('letter.txt', 'MZ\x90\0\x03'), 415],
    ['an archive named as a document', file('all.docx', zip([{ name: 'a.txt' }])), 415],
    ['a document with macros', file('m.docx', zip([...wordEntries, { name: 'word/vbaProject.bin' }])), 415],
    ['an empty file', file('empty.pdf', ''), 422],
    [
      'a file that is too large',
      file('big.pdf', Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(25 * 1024 * 1024)])),
      413,
    ],
  ])('refuse the whole booking for %s', async (_name, part, status) => {
    const count = async () =>
      (await server.call<unknown[]>('GET', '/task/accepted', { as: customer })).body.length;
    const [before, files] = [await count(), (await stored()).length];
    const refused = await book([pdf, part]);
    expect(refused).toMatchObject({
      status,
      body: { type: 'error', message: expect.stringContaining('"documents"') },
    });
    expect(await count()).toBe(before);
    expect(await stored()).toHaveLength(files);
  });

  it('are at most ten per call, in the field named documents', async () => {
    expect((await book(Array.from({ length: 11 }, () => pdf))).status).toBe(413);
    expect((await book([{ name: 'files', file: { name: 'a.pdf', content: '%PDF-' } }])).status).toBe(422);
  });

  it('count when the backend compares a repeated call with the first', async () => {
    const key = { 'idempotency-key': 'with-files' };
    const first = await book([pdf], key);
    const files = (await stored()).length;
    expect((await book([pdf], key)).body).toEqual(first.body);
    expect((await book([file('birth certificate.pdf', '%PDF-1.4')], key)).status).toBe(409);
    expect(await stored()).toHaveLength(files);
  });

  it('are refused by calls that take no files', async () => {
    const body = multipart([{ name: 'email', value: customer.email }]);
    expect((await server.call('POST', '/login', body)).status).toBe(415);
  });
});

describe('documents in messages', () => {
  const send = (as: Person, conversation: string, parts: Part[], headers = {}) => {
    const body = multipart(parts);
    const path = `/chat/new/message/${conversation}`;
    return server.call<{ id: string }>('POST', path, {
      as,
      ...body,
      headers: { ...body.headers, ...headers },
    });
  };
  const text = (value: string): Part => ({ name: 'message', value });

  it('are sent with a message, belong to the latest task, and are readable by both parties only', async () => {
    const { body: booked } = await book([]);
    const sent = await send(owner, booked.conversation_id, [text('The draft'), file('draft.txt', 'Hello')]);
    expect(sent.status).toBe(200);
    const path = `/chat/selectedChat/${booked.conversation_id}`;
    const { body: thread } = await server.call<{ documents: { id: string }[] }[]>('GET', path, {
      as: customer,
    });
    const documents = [{ id: expect.any(String), name: 'draft.txt', size: 5, type: 'text/plain' }];
    expect(thread.at(-1)).toMatchObject({ id: sent.body.id, text: 'The draft', kind: 'text', documents });
    const { body: tasks } = await server.call<Booked[]>('GET', '/task/accepted', { as: customer });
    expect(tasks.find(({ id }) => id === booked.id)).toMatchObject({ documents });
    const document = `/documents/${thread.at(-1)?.documents[0]?.id}`;
    expect((await server.call('GET', document, { as: customer })).text).toBe('Hello');
    expect((await server.call('GET', document, { as: await server.person() })).status).toBe(404);
    const rows = await server.call('GET', '/chat', { as: customer });
    expect(rows.body).toMatchObject([{ task: { id: booked.id, title: 'Contracts', status: 'accepted' } }]);
  });

  it('are stored once however often the call is repeated', async () => {
    const { body: booked } = await book([]);
    const parts = [text('Twice'), file('twice.txt', 'Hello')];
    const before = (await stored()).length;
    const first = await send(owner, booked.conversation_id, parts, { 'idempotency-key': 'twice' });
    const again = await send(owner, booked.conversation_id, parts, { 'idempotency-key': 'twice' });
    expect(again.body).toEqual(first.body);
    expect((await stored()).length).toBe(before + 1);
    const other = [text('Twice'), file('twice.txt', 'Other')];
    const key = { 'idempotency-key': 'twice' };
    expect((await send(owner, booked.conversation_id, other, key)).status).toBe(409);
    expect((await stored()).length).toBe(before + 1);
  });

  it('are refused without a task, without text and of an unknown type', async () => {
    const [one, other] = [await server.person(), await server.person()];
    const json = { created_with: other.id };
    const { body } = await server.call<{ id: string }>('POST', '/chat/new', { as: one, json });
    const before = (await stored()).length;
    expect((await send(one, body.id, [text('Here'), file('a.txt', 'Hello')])).status).toBe(409);
    const { body: booked } = await book([]);
    expect((await send(owner, booked.conversation_id, [file('a.txt', 'Hello')])).status).toBe(422);
    const script = file('a.exe', Buffer.from([0x4d, 0x5a, 0x90, 0, 0, 1, 2, 3]));
    expect((await send(owner, booked.conversation_id, [text('Here'), script])).status).toBe(415);
    expect((await send(other, booked.conversation_id, [text('Here')])).status).toBe(404);
    expect((await stored()).length).toBe(before);
  });
});
