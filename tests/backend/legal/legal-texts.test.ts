/** The company's legal texts: which the pages show, and without which the server does not start. */
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '#backend/config.ts';
import { readLegalTexts } from '#backend/features/legal/texts.ts';
import { type TestApp, testApp } from '#tests/backend/support/test-app.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dragoman-legal-'));
  await write({ 'terms.en.md': '# Terms\n\nOurs.', 'privacy.en.md': '# Privacy', 'imprint.en.md': '# Who' });
});
const written: string[] = [];
afterAll(() => Promise.all(written.map((path) => rm(path, { recursive: true, force: true }))));

async function write(files: Record<string, string | Buffer>): Promise<void> {
  written.push(folder);
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
}

const deployed = { PUBLIC_URL: 'https://dragoman.example', PAYMENT_POLICY: 'off' };
const read = (environment: Record<string, string> = {}) =>
  readLegalTexts(readConfig({ LEGAL_DIR: folder, ...environment }));

describe('the start', () => {
  it('is refused where others reach the server and a text has a placeholder, unless that is accepted', async () => {
    expect(() => readLegalTexts(readConfig(deployed))).toThrow(
      /^The legal text terms\.en\.md has a placeholder, \[date\]: [^\n]+ LEGAL_DIR [^\n]+ LEGAL=accept\.$/,
    );
    expect(readLegalTexts(readConfig({ ...deployed, LEGAL: 'accept' })).en.shown.terms.title).toBe(
      'Terms of Use',
    );
    expect(readLegalTexts(readConfig({})).de.shown.terms.title).toBe('Nutzungsbedingungen');
    expect(read(deployed).en.shown.terms.title).toBe('Terms');
    await write({ 'imprint.de.md': '# Impressum\n\n- Register: **[Nummer]**' });
    expect(() => read(deployed)).toThrow('The legal text imprint.de.md has a placeholder, [Nummer]:');
  });

  it.each([
    ['a link', '[our address](/Imprint)'],
    ['a link that is named below', '[our address][1]\n\n[1]: https://dragoman.example'],
    ['a comment', '<!-- [to be checked] -->'],
  ])('takes %s for no placeholder', async (_what, text) => {
    await write({ 'terms.en.md': `# Terms\n\n${text}` });
    expect(read(deployed).en.shown.terms.title).toBe('Terms');
  });

  it.each(['[name]', '**[name**]', '`[name]`', '<b>[name]</b>', '<b>\n[name]\n</b>', '\\[name]', '[a][b]'])(
    'takes %s for a placeholder',
    async (text) => {
      await write({ 'terms.en.md': `# Terms\n\n${text}` });
      expect(() => read(deployed)).toThrow('has a placeholder');
    },
  );

  it('shows numbers, signs and what stands between comments as they are written', async () => {
    const text =
      '# Terms\n\n4. Under &sect;&nbsp;312g &#8211; and &amp;c.\n5. Next\n\n<!-- a --> Clause. <!-- b -->';
    await write({ 'terms.en.md': text });
    const { body } = read(deployed).en.shown.terms;
    expect(body.find((node) => typeof node === 'object' && node.tag === 'ol')).toMatchObject({
      attributes: { start: '4' },
    });
    for (const words of ['Under §\u00a0312g – and &c.', 'Clause.'])
      expect(JSON.stringify(body)).toContain(words);
  });

  it.each<[string, string, () => Promise<unknown>]>([
    ['is missing', 'privacy.en.md', () => rm(join(folder, 'privacy.en.md'))],
    ['is missing', 'terms.en.md', () => rm(folder, { recursive: true })],
    ['is larger than 256 kB', 'terms.fr.md', () => write({ 'terms.fr.md': 'é'.repeat(131_073) })],
    ['is empty', 'terms.de.md', () => write({ 'terms.de.md': ' \n' })],
    ['is no file', 'terms.de.md', () => mkdir(join(folder, 'terms.de.md'))],
    ['is no text in UTF-8', 'terms.de.md', () => write({ 'terms.de.md': Buffer.from([0x23, 0xe4, 0x20]) })],
    ['is no text in UTF-8', 'terms.de.md', () => write({ 'terms.de.md': '# A\0B' })],
    ['cannot be read (ELOOP)', 'terms.de.md', () => symlink('terms.de.md', join(folder, 'terms.de.md'))],
  ])('ends in one line where a file %s: %s', async (problem, name, spoil) => {
    await spoil();
    expect(() => read()).toThrow(`LEGAL_DIR is "${folder}": ${name} ${problem}`);
    expect(() => read()).not.toThrow(/\n/);
  });
});

describe('a version', () => {
  it('changes with the terms and the privacy policy, and not with the imprint', async () => {
    const before = read().en.version;
    expect(before).toMatch(/^[0-9a-f]{64}$/);
    await write({ 'imprint.en.md': '# Who else' });
    expect(read().en.version).toBe(before);
    await write({ 'privacy.en.md': '# Privacy 2' });
    expect(read().en.version).not.toBe(before);
  });

  it('is that of each language', async () => {
    await write({ 'terms.de.md': '# Bedingungen' });
    const { en, de, fr } = read();
    expect(fr.version).toBe(en.version);
    expect(de.version).not.toBe(en.version);
  });
});

describe('the call', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp();
  });
  afterAll(() => server.close());

  const text = async (path: string) =>
    (await server.call<{ language: string; title: string; body: unknown[] }>('GET', path)).body;

  it('answers the text of a language, and English without one', async () => {
    expect(await text('/api/legal/imprint')).toMatchObject({ language: 'en', title: 'Imprint' });
    expect(await text('/api/legal/imprint?language=de')).toMatchObject({
      language: 'de',
      title: 'Impressum',
    });
    for (const [path, status] of [
      ['/api/legal/help', 404],
      ['/api/legal/__proto__', 404],
      ['/api/legal/terms?language=xx', 422],
      ['/api/legal/terms?language=__proto__', 422],
    ] as const)
      expect((await server.call('GET', path)).status, path).toBe(status);
  });
});

describe('a text', () => {
  it('contains HTML as the text that it is, and no links that would do something', async () => {
    await write({
      'terms.en.md':
        '# Terms\n\n<script>alert(1)</script>\n\nA <img src=x onerror=alert(1)> [click](javascript:alert(1)) [us](/Imprint)\nand [mail](mailto:a@b.example)  \n~~gone~~ [x]\n\n```\ncode\n```\n',
    });
    expect(read().en.shown.terms.body).toEqual([
      { tag: 'p', children: ['<script>alert(1)</script>'] },
      {
        tag: 'p',
        children: [
          'A ',
          '<img src=x onerror=alert(1)>',
          ' ',
          'click',
          ' ',
          { tag: 'a', attributes: { href: '/Imprint' }, children: ['us'] },
          '\nand ',
          { tag: 'a', attributes: { href: 'mailto:a@b.example' }, children: ['mail'] },
          { tag: 'br' },
          'gone',
          ' ',
          { tag: 'mark', children: ['[x]'] },
        ],
      },
      { tag: 'p', children: ['code'] },
    ]);
  });
});
