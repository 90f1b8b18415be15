/** Detects a file's type from its content. Names and headers are the sender's claim. */
import { isUtf8 } from 'node:buffer';
import { wrongType } from '#backend/platform/errors.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const odt = 'application/vnd.oasis.opendocument.text';

/** What is taken, as people call it, with the extensions of each type. The first is the usual one. */
const kinds = [
  { kind: 'PDF', type: 'application/pdf', extensions: ['pdf'] },
  { kind: 'PNG', type: 'image/png', extensions: ['png'] },
  { kind: 'JPEG', type: 'image/jpeg', extensions: ['jpg', 'jpeg', 'jpe', 'jfif'] },
  { kind: 'WebP', type: 'image/webp', extensions: ['webp'] },
  { kind: 'DOCX', type: docx, extensions: ['docx'] },
  { kind: 'ODT', type: odt, extensions: ['odt'] },
  { kind: 'TXT', type: 'text/plain', extensions: ['txt'] },
];
const allowedKinds = kinds
  .map(({ kind }) => kind)
  .join(', ')
  .replace(/, (?=\w+$)/, ' or ');

/** A media type; of a text with its encoding, where that is known. */
export function documentType(content: Buffer, name: string): string {
  const type =
    binaryType(content) ?? (isPlainText(content, name) ? `text/plain${charset(content)}` : undefined);
  if (type) return type;
  const claimed = kinds.find(({ extensions }) => extensions.includes(extensionOf(name)));
  throw claimed
    ? wrongType('file-content', { name, kind: claimed.kind, kinds: allowedKinds })
    : wrongType('file-kind', { name, kinds: allowedKinds });
}

const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** The name with an extension of its type: systems open a file by its extension, and `a.exe` would be run. */
export function nameForType(name: string, type: string): string {
  const { extensions = [] } = kinds.find((kind) => kind.type === type.split(';', 1)[0]) ?? {};
  const fits = !name.includes('.') || extensions.includes(extensionOf(name));
  return fits ? name : `${name}.${extensions[0]}`;
}

function binaryType(content: Buffer): string | undefined {
  const starts = (bytes: string, at = 0) =>
    content.subarray(at, at + bytes.length).toString('latin1') === bytes;
  if (isPdf(content)) return 'application/pdf';
  if (starts('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (starts('\xff\xd8\xff')) return 'image/jpeg';
  if (starts('RIFF') && starts('WEBP', 8)) return 'image/webp';
  if (!starts('PK\x03\x04')) return undefined;
  const names = zipEntries(content);
  if (names.includes('[Content_Types].xml') && names.includes('word/document.xml')) {
    // A document with macros is a program.
    return names.includes('word/vbaProject.bin') ? undefined : docx;
  }
  // The format requires its type as the archive's first, uncompressed entry.
  return starts(`mimetype${odt}`, 30) && names.includes('content.xml') ? odt : undefined;
}

/** Readers look for the header in the first 1024 bytes. Some programs write a byte order mark or blank lines before it. */
const isPdf = (content: Buffer): boolean =>
  /^(\xef\xbb\xbf)?[\s\0]*%PDF-/.test(content.subarray(0, 1024).toString('latin1'));

/** The entries' names in a ZIP archive's central directory. */
function zipEntries(content: Buffer): string[] {
  const end = content.lastIndexOf('PK\x05\x06', content.length, 'latin1');
  if (end < 0 || end + 22 > content.length) return [];
  const names: string[] = [];
  let at = content.readUInt32LE(end + 16);
  for (let left = content.readUInt16LE(end + 10); left > 0 && at + 46 <= content.length; left -= 1) {
    const length = content.readUInt16LE(at + 28);
    names.push(content.subarray(at + 46, at + 46 + length).toString('latin1'));
    at += 46 + length + content.readUInt16LE(at + 30) + content.readUInt16LE(at + 32);
  }
  return names;
}

/** Any encoding without control characters, or UTF-16 with a byte order mark. */
function isPlainText(content: Buffer, name: string): boolean {
  if (!/\.txt$/i.test(name) || content.length === 0) return false;
  if (isUtf16(content)) return true;
  return !content.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27) || byte === 127);
}

const isUtf16 = (content: Buffer): boolean => /^(fffe|feff)/.test(content.subarray(0, 2).toString('hex'));

function charset(content: Buffer): string {
  if (isUtf16(content)) return '; charset=utf-16';
  return isUtf8(content) ? '; charset=utf-8' : '';
}
