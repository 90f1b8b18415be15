/** Parses JSON and form bodies. Counts their keys and depth first, so that the work is linear in the size of a body. */
import { parse as parseForm } from 'node:querystring';
import type { FastifyRequest } from 'fastify';
import { malformed } from './api-error.ts';
import type { App } from './fastify-app.ts';

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
