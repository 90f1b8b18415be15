/**
 * Whether a call can only come from this machine: what is there for trying things is for nobody else. By the connection, by
 * the address that the call names, by the page that makes it, and by what proxies add: one on this machine passes on others'
 * calls.
 */
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Config } from '#backend/config.ts';
import { isLoopback } from '#backend/platform/outgoing/addresses.ts';

const forwarding = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

type Needed = Pick<Config, 'host' | 'isDeployed'>;

export const isOwnMachine = ({ headers, socket }: FastifyRequest, { host, isDeployed }: Needed): boolean =>
  !isDeployed &&
  isOwnPeer(socket.remoteAddress, host) &&
  isLoopback(hostName(headers.host)) &&
  isLoopback(pageOf(headers)) &&
  !forwarding.some((name) => headers[name] !== undefined);

/** Other programs name no page. `null` is a page that tells nobody its name, such as a frame that any page has put in a sandbox. */
function pageOf({ origin, 'sec-fetch-site': site }: FastifyRequest['headers']): string {
  if (origin === undefined) return 'localhost';
  if (origin === 'null') return site === 'same-origin' || site === 'none' ? 'localhost' : '';
  return hostName(origin.replace(/^https?:\/\//, ''));
}

const hostName = (host = '') => host.replace(/:\d+$/, '');

/** Into a container, calls of its own machine come from an address of a private network. */
function isOwnPeer(address: string | undefined, listensOn: string): boolean {
  if (!address || !ipaddr.isValid(address)) return false;
  const range = ipaddr.process(address).range();
  return range === 'loopback' || (!isLoopback(listensOn) && (range === 'private' || range === 'uniqueLocal'));
}
