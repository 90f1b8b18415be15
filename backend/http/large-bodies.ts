/** What is too large is refused as soon as that shows, not when all of it has come. */
import type { IncomingMessage } from 'node:http';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { tooLarge } from '#backend/domain/errors.ts';

export const megabyte = 1024 * 1024;
/** For what stands around the files: boundaries, names and other fields. */
const envelope = 6 * megabyte;
/** In milliseconds. */
const drainTimeoutMs = 10_000;

/** A hook against bodies that announce more than this many bytes of files. */
export const refuseLarger = (bytes: number) => async (call: FastifyRequest) => {
  if (Number(call.headers['content-length'] ?? 0) <= bytes + envelope) return;
  throw tooLarge('files-too-large', { count: Math.floor(bytes / megabyte) });
};

/** A file as a whole, within the limit that its parser was given. */
export async function contentOf({ file }: MultipartFile, refuse: () => Error): Promise<Buffer> {
  file.once('limit', () => file.destroy(refuse()));
  const pieces: Buffer[] = [];
  for await (const piece of file) pieces.push(piece);
  if (file.truncated) throw refuse();
  return Buffer.concat(pieces);
}

/** What still comes after the answer is dropped for a while, for only then do many senders look at it; then they are cut off. */
export function drainThenClose(message: IncomingMessage): void {
  const { socket } = message;
  socket.resume();
  setTimeout(() => message.complete || socket.destroy(), drainTimeoutMs).unref();
}
