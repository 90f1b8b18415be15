/** The backend's public URLs: from PUBLIC_URL when it is set, else from the call. */
import type { FastifyRequest } from 'fastify';
import type { Config } from '#backend/config.ts';
import { isLoopback } from '#backend/platform/outgoing/addresses.ts';

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

/**
 * Whether a call can only come from this machine: what is there for trying things is for nobody else. By the
 * listening address and by the one that the call names. A proxy on this machine passes on others' calls.
 */
export const isLoopbackCall = ({ headers }: FastifyRequest, { host, isDeployed }: Config): boolean =>
  !isDeployed &&
  isLoopback(host) &&
  isLoopback(hostName(headers.host)) &&
  !headers.forwarded &&
  !headers['x-forwarded-for'];

const hostName = (host = '') => host.replace(/:\d+$/, '');
