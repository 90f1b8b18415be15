/** Reads the texts of a document, in the order of its pages. */
import { isUtf8 } from 'node:buffer';
import { extname } from 'node:path/posix';
import { unzipSync } from 'fflate';
import { Parser } from 'htmlparser2';

/** Bytes of unpacked text, over which an archive is no document. */
const mostUnpacked = 50 * 1024 * 1024;

export class TooMuch extends Error {}

/** Each format by its ending. A file that is not what its ending says throws. */
const readers: Record<string, (content: Uint8Array) => string[] | Promise<string[]>> = {
  pdf: pdfTexts,
  docx: (content) =>
    entryTexts(content, /^word\/(document|footnotes|endnotes|header\d*|footer\d*)\.xml$/, wordText),
  odt: (content) => entryTexts(content, /^content\.xml$/, openDocumentText),
  pptx: (content) => entryTexts(content, /^ppt\/slides\/slide\d+\.xml$/, slideText),
  xlsx: sheetTexts,
  txt: (content) => [plainText(content)],
  md: (content) => [withoutMarks(plainText(content))],
  html: (content) => [pageText(plainText(content))],
  htm: (content) => [pageText(plainText(content))],
};

/** Pictures can be booked, too. Nobody can count what a scan says. */
const pictures = ['png', 'jpg', 'jpeg', 'jpe', 'jfif', 'webp'];

/** As people call them. */
export const countableKinds = 'PDF, DOCX, ODT, PPTX, XLSX, TXT, MD, HTML, PNG, JPEG or WebP';

export const endingOf = (name: string): string => extname(name).slice(1).toLowerCase();

/** Whether a file with this ending may have words that can be read. */
export const hasText = (ending: string): boolean => Object.hasOwn(readers, ending);

export const isPicture = (ending: string): boolean => pictures.includes(ending);

export const textsOf = async (ending: string, content: Uint8Array): Promise<string[]> =>
  (await readers[ending]?.(content)) ?? [];

async function pdfTexts(content: Uint8Array): Promise<string[]> {
  const { extractText, getDocumentProxy } = await import('unpdf');
  // It warns of everything that is odd about a file.
  const document = await getDocumentProxy(new Uint8Array(content), { verbosity: 0 });
  const { text } = await extractText(document);
  // A word that is divided at the end of a line is one.
  return text.map((page) => page.replace(/(\p{L})[-\u00ad]\n(?=\p{Ll})/gu, '$1'));
}

/** The texts of these entries of a ZIP archive, those with numbers in their order. */
function entryTexts(content: Uint8Array, wanted: RegExp, read: (xml: string) => string): string[] {
  const entries = unzipped(content, wanted);
  if (entries.size === 0) throw new Error('The archive has no text.');
  return inOrder(entries).map(read);
}

const inOrder = (entries: Map<string, string>): string[] =>
  [...entries]
    .sort(([one], [other]) => one.localeCompare(other, 'en', { numeric: true }))
    .map(([, entry]) => entry);

function unzipped(content: Uint8Array, wanted: RegExp): Map<string, string> {
  let unpacked = 0;
  const files = unzipSync(content, {
    filter: ({ name, originalSize }) => {
      if (!wanted.test(name)) return false;
      unpacked += originalSize;
      if (unpacked > mostUnpacked) throw new TooMuch();
      return true;
    },
  });
  return new Map(Object.entries(files).map(([name, file]) => [name, plainText(file)]));
}

/** What an element of a format means for the text around it. */
interface Markup {
  /** Its text counts; undefined is all text. */
  text?: ReadonlySet<string>;
  /** Nothing in it counts. */
  skipped?: ReadonlySet<string>;
  /** The text goes on within a word at any other. */
  breaks: ReadonlySet<string>;
}

function textOfMarkup(markup: string, { text, skipped, breaks }: Markup, xmlMode = true): string {
  const parts: string[] = [];
  let wantedDepth = 0;
  let skippedDepth = 0;
  const parser = new Parser(
    {
      onopentag(name) {
        if (text?.has(name)) wantedDepth += 1;
        if (skipped?.has(name)) skippedDepth += 1;
        if (breaks.has(name)) parts.push('\n');
      },
      ontext(piece) {
        if (skippedDepth === 0 && (!text || wantedDepth > 0)) parts.push(piece);
      },
      onclosetag(name) {
        if (text?.has(name)) wantedDepth -= 1;
        if (skipped?.has(name)) skippedDepth -= 1;
        if (breaks.has(name)) parts.push('\n');
      },
    },
    { xmlMode, decodeEntities: true },
  );
  parser.end(markup);
  return parts.join('');
}

const wordMarkup = { text: new Set(['w:t']), breaks: new Set(['w:p', 'w:tab', 'w:br', 'w:cr']) };
const wordText = (xml: string) => textOfMarkup(xml, wordMarkup);

const slideMarkup = { text: new Set(['a:t']), breaks: new Set(['a:p', 'a:br']) };
const slideText = (xml: string) => textOfMarkup(xml, slideMarkup);

const openDocumentMarkup = {
  text: new Set(['text:p', 'text:h']),
  skipped: new Set(['text:tracked-changes', 'office:annotation']),
  breaks: new Set(['text:p', 'text:h', 'text:s', 'text:tab', 'text:line-break']),
};
const openDocumentText = (xml: string) => textOfMarkup(xml, openDocumentMarkup);

const blocks =
  'address article aside blockquote br caption dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hr label legend li main nav ol option p pre section select summary table td th title tr ul';
const pageMarkup = {
  skipped: new Set(['script', 'style', 'template', 'noscript', 'svg']),
  breaks: new Set(blocks.split(' ')),
};
const pageText = (html: string) => textOfMarkup(html, pageMarkup, false);

/** The text of each cell, in the order of sheets and rows. Numbers have no words. */
function sheetTexts(content: Uint8Array): string[] {
  const entries = unzipped(content, /^xl\/(sharedStrings|worksheets\/sheet\d+)\.xml$/);
  const shared = sharedTexts(entries.get('xl/sharedStrings.xml') ?? '');
  entries.delete('xl/sharedStrings.xml');
  if (entries.size === 0) throw new Error('The archive has no sheets.');
  return inOrder(entries).flatMap((sheet) => cellTexts(sheet, shared));
}

/** Equal texts of cells are stored once; the cells name them by number. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let isText = false;
  let isReading = false;
  const parser = new Parser(
    {
      onopentag(name) {
        if (name === 'si') texts.push('');
        // How a Japanese text is pronounced is written beside it.
        if (name === 'rPh') isReading = true;
        isText = name === 't';
      },
      ontext(piece) {
        if (isText && !isReading) texts[texts.length - 1] += piece;
      },
      onclosetag(name) {
        if (name === 'rPh') isReading = false;
        isText = false;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return texts;
}

function cellTexts(xml: string, shared: readonly string[]): string[] {
  const texts: string[] = [];
  let type = '';
  let value = '';
  let isValue = false;
  const parser = new Parser(
    {
      onopentag(name, { t }) {
        if (name === 'c') [type, value] = [t ?? '', ''];
        isValue = name === 'v' || name === 't';
      },
      ontext(piece) {
        if (isValue) value += piece;
      },
      onclosetag(name) {
        isValue = false;
        if (name !== 'c') return;
        if (type === 's') texts.push(shared[Number(value)] ?? '');
        else if (type === 'inlineStr' || type === 'str') texts.push(value);
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return texts;
}

/** With a byte order mark, else UTF-8, else as older programs write. */
function plainText(content: Uint8Array): string {
  const [first, second] = content;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(content);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(content);
  return new TextDecoder(isUtf8(content) ? 'utf-8' : 'windows-1252').decode(content);
}

/** Addresses of links and what only programs read are no words. */
const withoutMarks = (text: string): string =>
  text
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\]\([^)\n]*\)/g, ']')
    .replace(/^\[[^\]\n]+\]:.*$/gm, '');
