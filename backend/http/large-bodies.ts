/** Refuses bodies that are too large as early as possible, not after they have arrived. */
import type { IncomingMessage } from 'node:http';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { tooLarge } from '#backend/domain/errors.ts';

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
