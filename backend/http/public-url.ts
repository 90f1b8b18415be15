/** Our own addresses as the outside sees them: PUBLIC_URL when it is set, else the one that was called. */
import type { FastifyRequest } from 'fastify';
import type { Config } from '#backend/config.ts';

export const ownOrigin = (call: FastifyRequest, { publicUrl }: Config): string =>
  publicUrl ?? `${call.protocol}://${call.host}`;

/** Pictures are shown on foreign pages too, where a bare path would lead astray. */
export const absolutePath =
  (call: FastifyRequest, config: Config) =>
  (path: string | null): string | null =>
    path && ownOrigin(call, config) + path;
