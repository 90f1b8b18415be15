/** Sends built files, with what caches may do with them. */
import { readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { digestOf, isKnown } from '#backend/platform/http/etag.ts';
import { inProject } from '#backend/project-root.ts';

const forever = 'public, max-age=31536000, immutable';
export const revalidated = 'public, no-cache';
/** The scripts that partners' pages name: no visit waits for us, and a cache has them also while we are away. */
const briefly = 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800';

/**
 * Build tools insert a hash of eight letters, digits, `_` or `-` before the extension. An all-lowercase word is no
 * hash.
 */
const hashed = /[-.](?=[\w-]*[A-Z0-9_])[\w-]{8}\.\w+(\.map)?$/;
const embed = inProject('dist', 'embed') + sep;

function cacheControl(path: string): string {
  if (hashed.test(path)) return forever;
  return path.startsWith(embed) && path.endsWith('.js') ? briefly : revalidated;
}

/** The ETags of files as they were at a time. */
const known = new Map<string, { modified: number; etag: string }>();

/** From the content: every machine that has built the same release gives the same. */
async function etagOf(path: string): Promise<string | undefined> {
  const file = await stat(path).catch(() => undefined);
  if (!file?.isFile()) return undefined;
  const found = known.get(path);
  if (found?.modified === file.mtimeMs) return found.etag;
  const etag = `W/"${digestOf(await readFile(path))}"`;
  known.set(path, { modified: file.mtimeMs, etag });
  return etag;
}

/** Answers 304 where the client has the file, and 404 where there is none. */
export async function sendBuilt(
  call: FastifyRequest,
  reply: FastifyReply,
  [name, folder]: readonly [name: string, folder: string],
) {
  const path = join(folder, name);
  // A name that leads elsewhere is refused below.
  const etag = path === folder + sep + name ? await etagOf(path) : undefined;
  if (etag) {
    reply.header('cache-control', cacheControl(path)).header('etag', etag);
    if (isKnown(call, etag)) return reply.code(304).send();
  }
  return reply.sendFile(name, folder);
}
