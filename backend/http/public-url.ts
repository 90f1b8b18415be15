/** The backend's public URLs: from PUBLIC_URL when it is set, else from the call. */
import type { FastifyRequest } from 'fastify';
import type { Config } from '#backend/config.ts';

export const ownOrigin = (call: FastifyRequest, { publicUrl }: Config): string =>
  publicUrl ?? `${call.protocol}://${call.host}`;

/** Makes a path absolute, because pages of other origins show pictures too. */
export const absolutePath =
  (call: FastifyRequest, config: Config) =>
  (path: string | null): string | null =>
    path && ownOrigin(call, config) + path;
