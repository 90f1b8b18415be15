/**
 * The terms, the privacy policy and the imprint: the company's own in `LEGAL_DIR`, else placeholders. They are read once,
 * at the start of a process.
 */
import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { LegalKind, LegalText } from '@dragoman/widgets/domain/legal.ts';
import type { TextNode } from '@dragoman/widgets/domain/text-node.ts';
import { type TextLanguage, textLanguages } from '@dragoman/widgets/server';
import { type Config, ConfigError } from '#backend/config.ts';
import { siteTexts } from '#backend/messages.ts';
import { isComment, plainText, readMarkdown, type Token, wordsOf } from '#backend/platform/markdown.ts';
import { inProject } from '#backend/project-root.ts';

export type LegalTexts = Readonly<Record<TextLanguage, LegalTextsInLanguage>>;

interface LegalTextsInLanguage {
  /** The version of the terms and the privacy policy: a hash of both. */
  version: string;
  shown: Readonly<Record<LegalKind, LegalText>>;
  /** What people agree to, as it is stored with the version. */
  agreed: Readonly<Record<AgreedKind, Pick<LegalFile, 'language' | 'markdown'>>>;
}

/** Whoever signs up or books agrees to these. */
export const agreedKinds = ['terms', 'privacy'] as const;
type AgreedKind = (typeof agreedKinds)[number];

/** More than any of them has. */
const mostBytes = 256 * 1024;

/** Ends the start where a text is missing, or not fit for a public host. */
export function readLegalTexts(config: Pick<Config, 'isDeployed' | 'legal' | 'legalDir'>): LegalTexts {
  const read = (language: TextLanguage): LegalTextsInLanguage => {
    const files = {
      terms: readText(config, 'terms', language),
      privacy: readText(config, 'privacy', language),
      imprint: readText(config, 'imprint', language),
    };
    const { terms, privacy } = files;
    const version = createHash('sha256')
      .update(JSON.stringify([terms.markdown, privacy.markdown]))
      .digest('hex');
    const shown = (kind: LegalKind): LegalText => {
      const { language: written, title, body } = files[kind];
      return { kind, language: written, title, body, terms_version: version };
    };
    return {
      version,
      shown: { terms: shown('terms'), privacy: shown('privacy'), imprint: shown('imprint') },
      agreed: { terms, privacy },
    };
  };
  return Object.fromEntries(textLanguages.map((language) => [language, read(language)])) as LegalTexts;
}

interface LegalFile extends Pick<LegalText, 'language' | 'title' | 'body'> {
  markdown: string;
}

function readText(
  { isDeployed, legal, legalDir }: Pick<Config, 'isDeployed' | 'legal' | 'legalDir'>,
  kind: LegalKind,
  language: TextLanguage,
): LegalFile {
  const folder = legalDir ?? inProject('backend', 'features', 'legal', 'placeholders');
  const wrong = (what: string) => new ConfigError(`LEGAL_DIR is "${folder}": ${what}.`);
  const name = `${kind}.${language}.md`;
  const markdown = readFile(join(folder, name), (problem) => wrong(`${name} ${problem}`));
  if (markdown === undefined) {
    if (language !== 'en') return readText({ isDeployed, legal, legalDir }, kind, 'en');
    throw wrong(
      `${name} is missing; it holds the texts terms.en.md, privacy.en.md and imprint.en.md, and the same in other languages`,
    );
  }
  const { title, body } = readMarkdown(markdown, { address: safeAddress, special });
  const placeholder = body.map(placeholderIn).find(Boolean);
  if (isDeployed && legal === 'refuse' && placeholder)
    throw new ConfigError(
      `The legal text ${name} has a placeholder, ${placeholder}: where PUBLIC_URL names a public host, set LEGAL_DIR to a folder with the company's own texts, or LEGAL=accept.`,
    );
  return {
    language,
    title: title || siteTexts(language).heads[kind].title,
    body: body.filter((node) => typeof node === 'string' || node.tag !== 'h1'),
    markdown,
  };
}

/** Undefined where the file does not exist. */
function readFile(path: string, wrong: (problem: string) => ConfigError): string | undefined {
  const readable = <T>(read: () => T): T => {
    try {
      return read();
    } catch (error) {
      throw wrong(`cannot be read (${error instanceof Error && 'code' in error ? error.code : error})`);
    }
  };
  const file = readable(() => statSync(path, { throwIfNoEntry: false }));
  if (!file) return undefined;
  // Reading a pipe would never end.
  if (!file.isFile()) throw wrong('is no file');
  if (file.size > mostBytes) throw wrong(`is larger than ${mostBytes / 1024} kB`);
  const bytes = readable(() => readFileSync(path));
  // PostgreSQL stores no text with a zero byte.
  if (!isUtf8(bytes) || bytes.includes(0)) throw wrong('is no text in UTF-8');
  const text = new TextDecoder().decode(bytes);
  if (!text.trim()) throw wrong('is empty');
  return text;
}

/** What the text itself contains is shown as text: HTML is not carried out. */
function special(token: Token): TextNode[] | undefined {
  switch (token.type) {
    case 'html':
      if (isComment(token)) return [];
      return token.block ? [{ tag: 'p', children: [token.raw.trim()] }] : [token.raw];
    case 'text':
      return token.tokens ? undefined : withMarks(plainText(token.text));
    case 'code':
      return [{ tag: 'p', children: [token.text] }];
    case 'br':
      return [{ tag: 'br' }];
    case 'del':
      return [plainText(token.text)];
    case 'def':
    case 'checkbox':
      return [];
    default:
      return undefined;
  }
}

/** The pages highlight what the company has to fill in. */
const withMarks = (text: string): TextNode[] =>
  text
    .split(/(\[[^\]]+\])/)
    .filter(Boolean)
    .map((piece) =>
      piece.startsWith('[') && piece.endsWith(']') ? { tag: 'mark', children: [piece] } : piece,
    );

/** A text in square brackets that is no link. */
const placeholderIn = (node: TextNode): string | undefined => /\[[^\]]+\]/.exec(wordsOf([node]))?.[0];

const safeProtocols = ['http:', 'https:', 'mailto:', 'tel:'];

function safeAddress(href: string): string | undefined {
  const base = 'https://dragoman.example';
  return URL.canParse(href, base) && safeProtocols.includes(new URL(href, base).protocol) ? href : undefined;
}
