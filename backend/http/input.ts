/** Normalizes form, JSON and multipart bodies to one shape before validation. */
import type { FastifyRequest } from 'fastify';
import { invalid } from '#backend/domain/errors.ts';
import { malformed } from './api-error.ts';

const lists = new Set(['languages', 'fromLanguage', 'toLanguage', 'ids']);
/** Not trimmed: a password may begin or end with spaces. */
const verbatim = new Set(['password', 'current', 'next']);

/**
 * A hook: `languages[]` becomes `languages`, a single or comma-separated value becomes a list, and texts are trimmed.
 */
export async function normaliseInput(call: FastifyRequest): Promise<void> {
  // A page, which stores nothing of its address, or no address at all.
  if (call.is404) return;
  refuseUnstorable(call.query);
  if (call.method === 'GET' || call.method === 'HEAD') return;
  if (call.body === undefined || call.body === null) call.body = {};
  if (Buffer.isBuffer(call.body)) return;
  refuseUnstorable(call.body);
  if (isRecord(call.body)) call.body = normalise(call.body);
}

function normalise(body: Record<string, unknown>): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  const items = new Map<string, unknown[]>();
  for (const [key, value] of Object.entries(body)) {
    const name = key.replace(/\[\d*\]$/, '');
    // An assignment to this name would replace the prototype of the body.
    if (name === '__proto__') throw malformed(400, 'No field is named "__proto__".');
    if (lists.has(name)) {
      const earlier = items.get(name) ?? [];
      for (const item of listOf(value)) earlier.push(item);
      items.set(name, earlier);
      result[name] = earlier;
    } else result[name] = verbatim.has(name) ? value : trimmed(value);
  }
  return result;
}

/** Also the texts inside an object, such as those of an offer in further languages. */
function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim();
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
