import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsBrotli } from './brotli-cache.ts';

/** A quarter more time than 4 takes for a page of offers, and answers that are about a tenth smaller. */
export const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compresses an answer to no route, as the client accepts it: the plugin compresses those of routes alone. */
export async function compressText(
  call: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<string | Buffer> {
  const accepted = call.headers['accept-encoding'] ?? '';
  const encoding = acceptsBrotli.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  if (!encoding) return text;
  reply.header('content-encoding', encoding);
  return encoding === 'br' ? toBrotli(text, quickBrotli) : toGzip(text);
}
