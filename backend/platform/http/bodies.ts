/**
 * How bodies are read: counted before they are parsed, brought to one shape before validation, refused as early as
 * possible.
 */
import type { IncomingMessage } from 'node:http';
import { parse as parseForm } from 'node:querystring';
import { isBlank } from '@dragoman/widgets/domain/blank.ts';
import { limits } from '@dragoman/widgets/server';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { invalid, missing, tooLarge } from '#backend/platform/errors.ts';
import { malformed } from './api-error.ts';
import type { App } from './fastify-app.ts';
import { addFiles, digestOf } from './idempotency.ts';

// Parses JSON and form bodies. Counts their keys and depth first, so that the work is linear in the size of a body.

/** In bytes: `short` is the default, calls with longer texts or lists allow `long`. */
export const bodyLimits = { short: 16 * 1024, long: 1024 * 1024 };

const maxKeys = 1000;
const maxDepth = 20;

type Done = (error: Error | null, body?: unknown) => void;

export function acceptBodies(app: App): void {
  app.addHook('onRequest', async ({ headers: { 'content-encoding': encoding = 'identity' } }) => {
    if (encoding !== 'identity') throw malformed(415, 'Send the body as it is, not compressed.');
  });
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, jsonParser(app));
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_call, text: string, done) => {
      if (isWithinLimits(sizeOfForm(text))) done(null, parseForm(text, '&', '=', { maxKeys: 0 }));
      else done(tooManyKeys());
    },
  );
}

/** An empty body counts as an empty object, even if its content type is JSON. */
export function jsonParser(app: App) {
  const parse = app.getDefaultJsonParser('error', 'error');
  return (call: FastifyRequest, text: string, done: Done): void => {
    if (text.trim() === '') done(null, {});
    else if (!isWithinLimits(sizeOfJson(text))) done(tooManyKeys());
    else
      parse(call, text, (error, value) =>
        done(error && malformed(400, 'The body is not valid JSON.'), value),
      );
  };
}

interface Size {
  keys: number;
  depth: number;
}

const isWithinLimits = ({ keys, depth }: Size): boolean => keys <= maxKeys && depth <= maxDepth;

const tooManyKeys = () =>
  malformed(400, `The body has more than ${maxKeys} fields, or more than ${maxDepth} levels.`);

/** Counts colons outside strings: one per key, also where a key is repeated. */
function sizeOfJson(text: string): Size {
  let [keys, depth, deepest] = [0, 0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') at = endOfString(text, at);
    else if (sign === ':') keys += 1;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return { keys, depth: deepest };
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at;
}

/** Counts pairs; each `[` in a name is a level. */
function sizeOfForm(text: string): Size {
  const pairs = text.split('&', maxKeys + 1);
  const levels = pairs.map((pair) => (pair.split('=', 1)[0]?.match(/\[|%5b/gi) ?? []).length);
  return { keys: pairs.length, depth: Math.max(...levels) };
}

const lists = new Set(['languages', 'fromLanguage', 'toLanguage', 'ids']);
/** Not trimmed: a password may begin or end with spaces. */
const verbatim = new Set(['password', 'current', 'next']);

/** Whether the body holds texts alone. */
export const isForm = ({ headers }: FastifyRequest): boolean =>
  /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(headers['content-type']?.trim() ?? '');

/**
 * Normalizes form, JSON and multipart bodies to one shape before validation. A hook: `languages[]` becomes `languages`,
 * and texts are trimmed. In forms a single or comma-separated value becomes a list.
 */
export async function normaliseInput(call: FastifyRequest): Promise<void> {
  // A page, which stores nothing of its address, or no address at all.
  if (call.is404) return;
  refuseUnstorable(call.query);
  if (call.method === 'GET' || call.method === 'HEAD') return;
  if (call.body === undefined || call.body === null) call.body = {};
  if (Buffer.isBuffer(call.body)) return;
  refuseUnstorable(call.body);
  if (isRecord(call.body)) call.body = normalise(call.body, isForm(call));
}

function normalise(body: Record<string, unknown>, isTyped: boolean): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  const items = new Map<string, unknown[]>();
  for (const [key, value] of Object.entries(body)) {
    const name = key.replace(/\[\d*\]$/, '');
    // An assignment to this name would replace the prototype of the body.
    if (name === '__proto__') throw malformed(400, 'No field is named "__proto__".');
    if (isTyped && lists.has(name)) {
      const earlier = items.get(name) ?? [];
      for (const item of listOf(value)) earlier.push(item);
      items.set(name, earlier);
      result[name] = earlier;
    } else result[name] = verbatim.has(name) ? value : trimmed(value);
  }
  return result;
}

/**
 * Trims the texts inside objects and lists, too, such as those of an offer in further languages. A text of invisible
 * characters alone is empty.
 */
function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return isBlank(value) ? '' : value.trim();
  if (Array.isArray(value)) return value.map(trimmed);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, trimmed(inner)]));
}

function listOf(value: unknown): unknown[] {
  const items = Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];
  return items
    .flatMap((item) => (typeof item === 'string' ? item.split(',') : [item]))
    .map((item) => (typeof item === 'string' ? item.trim() : item))
    .filter((item) => item !== '');
}

/** PostgreSQL cannot store a NUL character, and a lone UTF-16 surrogate would be replaced by another character. */
function refuseUnstorable(value: unknown, name = 'the address'): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw invalid('character-nul', { field: name });
    if (/\p{Surrogate}/u.test(value)) throw invalid('character-half', { field: name });
  } else if (value && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) {
      refuseUnstorable(key, 'a field name');
      refuseUnstorable(inner, Array.isArray(value) ? name : key);
    }
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// Refuses bodies that are too large as early as possible, not after they have arrived.

export const megabyte = 1024 * 1024;
/** Allowance for the rest of a multipart body: boundaries, names and other fields. */
const overhead = 6 * megabyte;
const drainTimeoutMs = 10_000;

/** A hook that refuses bodies with a `content-length` over this many bytes of files. */
export const refuseLarger = (bytes: number) => async (call: FastifyRequest) => {
  if (Number(call.headers['content-length'] ?? 0) <= bytes + overhead) return;
  throw tooLarge('files-too-large', { count: Math.floor(bytes / megabyte) });
};

/** Reads a whole file. Throws `refuse()` when the file exceeds the parser's limit. */
export async function contentOf({ file }: MultipartFile, refuse: () => Error): Promise<Buffer> {
  file.once('limit', () => file.destroy(refuse()));
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(chunk);
  if (file.truncated) throw refuse();
  return Buffer.concat(chunks);
}

/**
 * Discards the rest of the body, since many clients read the answer only after sending all, and disconnects in the end.
 */
export function drainThenClose(message: IncomingMessage): void {
  const { socket } = message;
  socket.resume();
  setTimeout(() => message.complete || socket.destroy(), drainTimeoutMs).unref();
}

const pictures = new WeakMap<FastifyRequest, Buffer>();

/** Hooks for a route that accepts a picture in the field `image`. */
export const acceptPicture = {
  preParsing: refuseLarger(limits.imageBytes),
  preValidation: async (call: FastifyRequest): Promise<void> => {
    const picture = await readPicture(call);
    pictures.set(call, picture);
    addFiles(call, [{ name: 'image', digest: digestOf(picture) }]);
  },
};

export function pictureOf(call: FastifyRequest): Buffer {
  const picture = pictures.get(call);
  if (!picture) throw new Error('The route does not accept a picture.');
  return picture;
}

/** Reads the body to its end, so that one that is cut short after the picture is refused. */
async function readPicture(call: FastifyRequest): Promise<Buffer> {
  if (!call.isMultipart())
    throw malformed(415, 'Send the picture as multipart/form-data in the field "image".');
  let picture: Buffer | undefined;
  for await (const part of call.parts({ limits: { files: 1, fileSize: limits.imageBytes } })) {
    if (part.type !== 'file') continue;
    const content = await contentOf(part, () =>
      tooLarge('picture-too-large', { count: limits.imageBytes / megabyte }),
    );
    if (part.fieldname === 'image') picture = content;
  }
  if (!picture) throw missing('image', { rule: 'picture' });
  return picture;
}
