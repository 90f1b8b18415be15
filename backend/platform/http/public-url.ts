/** The backend's public URLs: from PUBLIC_URL when it is set, else from the call. */
import type { FastifyRequest } from 'fastify';
import type { Config } from '#backend/config.ts';

/** Contains no host that a caller has made up: shared caches would serve it to other visitors. */
export const ownOrigin = (call: FastifyRequest, { publicUrl, port }: Config): string =>
  publicUrl ?? loopbackOrigin(call) ?? `http://localhost:${call.socket.localPort ?? port}`;

const loopbackHost = /^((\w[\w-]*\.)*localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

/** The origin that the caller names, if it is this machine. */
export const loopbackOrigin = ({ protocol, host }: FastifyRequest): string | undefined =>
  loopbackHost.test(host) ? `${protocol === 'https' ? 'https' : 'http'}://${host}` : undefined;

/** Makes a path absolute, because pages of other origins show pictures too. */
export const absolutePath =
  (call: FastifyRequest, config: Config) =>
  (path: string | null): string | null =>
    path && ownOrigin(call, config) + path;
