/** Whether a call can only come from this machine: what is there for trying things is for nobody else. */
import type { FastifyRequest } from 'fastify';
import type { Config } from '#backend/config.ts';
import { isLoopback } from '#backend/domain/loopback.ts';

/** By the listening address and by the one that the call names. A proxy on this machine passes on others' calls. */
export const isOwnMachine = ({ headers }: FastifyRequest, { host, isDeployed }: Config): boolean =>
  !isDeployed &&
  isLoopback(host) &&
  isLoopback(hostName(headers.host)) &&
  !headers.forwarded &&
  !headers['x-forwarded-for'];

const hostName = (host = '') => host.replace(/:\d+$/, '');
