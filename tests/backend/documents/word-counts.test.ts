import { randomBytes } from 'node:crypto';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { multipart } from '#tests/backend/support/multipart.ts';
import { type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const archive = (entries: Record<string, string>): Buffer =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(entries).map(([name, text]) => [name, strToU8(text)]))),
  );

/** A PDF with these lines on a page, in a font that readers have. */
const pdf = (lines: readonly string[], trailer = '') => {
  const text = `BT /F1 12 Tf 14 TL 20 280 Td ${lines.map((line) => `(${line}) Tj T*`).join(' ')} ET`;
  return Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length ${text.length}>>stream
${text}
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R${trailer}>>`);
};

/** For whoever knows the password. */
const locked = `/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/O<${'00'.repeat(32)}>/U<${'00'.repeat(32)}>/P -44>>`;

const docx = (body: string) =>
  archive({
    '[Content_Types].xml': '<Types/>',
    'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>`,
    'word/footnotes.xml': '<w:footnotes><w:p><w:r><w:t>A note</w:t></w:r></w:p></w:footnotes>',
    'word/styles.xml': '<w:styles><w:t>None of the text</w:t></w:styles>',
  });

interface Counted {
  name: string;
  words: number;
  pages: number | null;
  characters: number;
  readable: boolean;
}

async function count(files: Record<string, Buffer | string>, language?: string, as?: string) {
  const parts = Object.entries(files).map(([name, content]) => ({
    name: 'documents',
    file: { name, content },
  }));
  const body = multipart([...(language ? [{ name: 'language', value: language }] : []), ...parts]);
  return server.call<Counted[] & { code?: string }>('POST', '/documents/count', {
    ...body,
    ...(as && { as }),
  });
}

it.each<[string, Buffer | string, number]>([
  ['a.txt', 'Geboren am 3. Mai 1990\r\nin Köln.', 7],
  ['latin.txt', Buffer.from('Stra\xdfe und Stadt', 'latin1'), 3],
  ['utf-16.txt', Buffer.from('\ufeffzwei Wörter', 'utf16le'), 2],
  ['zh.txt', '北京 和 上海', 3],
  ['zh-without-spaces.txt', '北京和上海。', 3],
  ['ja.txt', '私は学生です。', 4],
  ['th.txt', 'สวัสดีครับ', 2],
  ['ar.txt', 'شهادة ميلاد صادرة عن البلدية', 5],
  ['a.md', '# A title\n\n[a link](https://example.com/a/b?c=d) and **more**\n<!-- not this -->', 6],
  [
    'a.html',
    '<!doctype html><title>Certificate</title><style>p {}</style><p>of <b>bi</b>rth<br>Cologne</p><script>let a;</script>',
    4,
  ],
  ['a.pdf', pdf(['Hello brave', 'transla-', 'tion of a page']), 6],
  [
    'a.docx',
    docx(
      '<w:p><w:r><w:t>One spl</w:t></w:r><w:r><w:t>it word &amp; two</w:t></w:r></w:p><w:p><w:r><w:delText>gone</w:delText></w:r></w:p>',
    ),
    6,
  ],
  [
    'a.odt',
    archive({
      'content.xml':
        '<office:body><text:tracked-changes><text:p>gone</text:p></text:tracked-changes><text:h>A head</text:h><text:p>and<text:s/>more <text:span>te</text:span>xt</text:p></office:body>',
    }),
    5,
  ],
  [
    'a.pptx',
    archive({ 'ppt/slides/slide1.xml': '<p:sld><a:p><a:r><a:t>First slide</a:t></a:r></a:p></p:sld>' }),
    2,
  ],
  [
    'a.xlsx',
    archive({
      'xl/sharedStrings.xml':
        '<sst><si><t>Full name</t></si><si><t>東京</t><rPh><t>とうきょう</t></rPh></si></sst>',
      'xl/worksheets/sheet1.xml':
        '<sheetData><row><c t="s"><v>0</v></c><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c><v>12</v></c><c t="inlineStr"><is><t>typed in</t></is></c></row></sheetData>',
    }),
    7,
  ],
])('counts the words of %s', async (name, content, words) => {
  const { status, body } = await count({ [name]: content });
  expect(status).toBe(200);
  expect(body).toMatchObject([{ name, words, pages: 1, readable: true }]);
});

it('rounds up pages of 250 words, and counts characters as people do', async () => {
  const { body } = await count({ 'a.txt': 'two words\n'.repeat(126), 'b.txt': 'é👍🏽' }, 'de');
  expect(body[0]).toEqual({ name: 'a.txt', words: 252, pages: 2, characters: 126 * 9, readable: true });
  expect(body[1]?.characters).toBeLessThanOrEqual(3);
});

it.each<[string, Buffer | string]>([
  ['scan.pdf', pdf([])],
  ['locked.pdf', pdf(['Secret'], locked)],
  ['photo.jpg', randomBytes(2000)],
  ['broken.docx', randomBytes(2000)],
  ['broken.pdf', randomBytes(2000)],
  ['other.xlsx', archive({ 'a.txt': 'No sheet' })],
])('says that nothing can be read in %s', async (name, content) => {
  const { status, body } = await count({ [name]: content });
  expect(status).toBe(200);
  expect(body).toEqual([{ name, words: 0, pages: null, characters: 0, readable: false }]);
});

it.each([
  [
    'an archive that unpacks to 60 MB',
    'bomb.docx',
    () => archive({ 'word/document.xml': 'a'.repeat(60_000_000) }),
  ],
  [
    'a table whose cells share one long text',
    'bomb.xlsx',
    () =>
      archive({
        'xl/sharedStrings.xml': `<sst><si><t>${'many words '.repeat(50_000)}</t></si></sst>`,
        'xl/worksheets/sheet1.xml': `<a>${'<c t="s"><v>0</v></c>'.repeat(10_000)}</a>`,
      }),
  ],
  ['marks that begin and never end', 'bomb.md', () => '<!--'.repeat(2_000_000)],
])('gives up on %s', async (_what, name, content) => {
  const { status, body } = await count({ [name]: content() });
  expect([status, body.code]).toEqual([413, 'file-uncountable']);
  expect(JSON.stringify(body)).toContain(name);
});

it('refuses other kinds of files, other fields and no file at all', async () => {
  expect((await count({ 'a.exe': 'MZ' })).status).toBe(415);
  expect((await count({ 'a.txt': 'x' }, 'Deutsch')).status).toBe(422);
  expect((await count({})).status).toBe(422);
  expect((await server.call('POST', '/documents/count', { json: {} })).status).toBe(415);
});

it('takes any file name', async () => {
  const boundary = 'a-boundary';
  const head = `content-disposition: form-data; name="documents"; filename*=utf-8''a%00b.txt`;
  const payload = `--${boundary}\r\n${head}\r\ncontent-type: text/plain\r\n\r\nTwo words\r\n--${boundary}--\r\n`;
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const { status, body } = await server.call<Counted[]>('POST', '/documents/count', { headers, payload });
  expect(status).toBe(200);
  expect(body).toMatchObject([{ name: 'ab.txt', words: 2 }]);
  expect((await count({ 'a.constructor': 'Text' })).status).toBe(415);
});

describe('with limits', () => {
  let limited: TestApp;
  beforeAll(async () => {
    limited = await testApp({ RATE_LIMITS: 'on' });
  });
  afterAll(() => limited.close());

  const statusOf = async (names: readonly string[], as?: string) => {
    const files = names.map((name) => ({ name: 'documents', file: { name, content: 'One' } }));
    const call = { ...multipart(files), ...(as && { as }) };
    return (await limited.call('POST', '/documents/count', call)).status;
  };

  it('has few calls under way for an address', async () => {
    const statuses = await Promise.all(Array.from({ length: 6 }, () => statusOf(['a.txt'])));
    expect(statuses.sort()).toEqual([200, 200, 200, 429, 429, 429]);
    expect(await statusOf(['a.png'])).toBe(200);
  });

  it('counts twenty files a minute for a person or an address', async () => {
    const ten = Array.from({ length: 10 }, (_, at) => `${at}.png`);
    const person = `Bearer ${(await limited.person()).token}`;
    expect([await statusOf(ten, person), await statusOf(ten, person), await statusOf(ten, person)]).toEqual([
      200, 200, 429,
    ]);
    expect([await statusOf(ten), await statusOf(ten)]).toEqual([200, 429]);
  });
});
