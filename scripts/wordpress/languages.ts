// The plugin's folder "languages": PO files for translators, MO files for PHP and JSON for the editor's script.
import { interfaceLanguages } from '#core/domain/languages.ts';
import type { Text } from './texts.ts';

/** The texts of one language by the English ones. */
type Translations = Readonly<Record<string, string>>;

/** All languages but English, by the name that WordPress has for a language and country. */
export const translations = new Map<string, Translations>(
  await Promise.all(
    interfaceLanguages
      .filter(({ code }) => code !== 'en')
      .map(async ({ code, wordPress }) => {
        const file: { messages: Translations } = await import(`./messages/${code}.ts`);
        return [wordPress, file.messages] as const;
      }),
  ),
);

/** What separates a context from its text. */
const separator = '\u0004';

/** The folder's files by name. A text without a translation stays English. */
export function languageFiles(texts: readonly Text[]): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  for (const [locale, known] of translations) {
    const header = `Language: ${locale}\nMIME-Version: 1.0\nContent-Type: text/plain; charset=UTF-8\nContent-Transfer-Encoding: 8bit\n`;
    const translated = texts.flatMap((text) => {
      const translation = translationOf(text.english, known);
      return translation ? [{ ...text, translation }] : [];
    });
    const entries = translated.map(({ english, context, translation }): [string, string] => [
      context ? context + separator + english : english,
      translation,
    ]);
    const ofEditor = translated.filter(({ isOfEditor }) => isOfEditor);
    files.set(`dragoman-${locale}.po`, Buffer.from(po(header, entries)));
    files.set(`dragoman-${locale}.mo`, mo([['', header], ...entries]));
    files.set(`dragoman-${locale}-dragoman-editor.json`, Buffer.from(json(locale, ofEditor)));
  }
  return files;
}

const prefix = 'Dragoman: ';

/** A block is called as its widget, after our name. Undefined where a text has no translation. */
export function translationOf(text: string, known: Translations): string | undefined {
  const name = text.startsWith(prefix) && known[text.slice(prefix.length)];
  return name ? `${known[prefix]}${name}` : known[text];
}

const quoted = (text: string) => JSON.stringify(text);

function po(header: string, entries: readonly (readonly [string, string])[]): string {
  const blocks = entries.map(([key, translation]) => {
    const [text = '', context] = key.split(separator).reverse();
    return `${context ? `msgctxt ${quoted(context)}\n` : ''}msgid ${quoted(text)}\nmsgstr ${quoted(translation)}\n`;
  });
  return [`msgid ""\nmsgstr ${quoted(header)}\n`, ...blocks].join('\n');
}

/** GNU gettext's binary format: two tables of lengths and offsets, sorted by the original, then the texts. */
function mo(entries: readonly (readonly [string, string])[]): Buffer {
  const pairs = entries
    .map(([key, translation]) => [Buffer.from(key), Buffer.from(translation)] as const)
    .sort(([one], [other]) => Buffer.compare(one, other));
  const headerSize = 28;
  const tableSize = pairs.length * 8;
  const head = Buffer.alloc(headerSize + 2 * tableSize);
  // There is no table of hashes. WordPress looks where it would begin all the same.
  const places = [headerSize, headerSize + tableSize, 0, headerSize + 2 * tableSize];
  for (const [index, word] of [0x950412de, 0, pairs.length, ...places].entries())
    head.writeUInt32LE(word, index * 4);
  const texts: Buffer[] = [];
  let offset = head.length;
  for (const column of [0, 1] as const) {
    for (const [index, pair] of pairs.entries()) {
      const text = pair[column];
      const place = headerSize + column * tableSize + index * 8;
      head.writeUInt32LE(text.length, place);
      head.writeUInt32LE(offset, place + 4);
      texts.push(text, Buffer.alloc(1));
      offset += text.length + 1;
    }
  }
  return Buffer.concat([head, ...texts]);
}

/** As the editor's package for translations reads it. */
function json(locale: string, texts: readonly { english: string; translation: string }[]): string {
  const messages = Object.fromEntries(texts.map(({ english, translation }) => [english, [translation]]));
  return JSON.stringify({
    domain: 'dragoman',
    locale_data: { dragoman: { '': { domain: 'dragoman', lang: locale }, ...messages } },
  });
}
