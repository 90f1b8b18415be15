/** Where a call came from, for the audit log: the /24 of an IPv4 address, the /64 of an IPv6 address. */
import { isIPv4, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { CallSource } from '#backend/auth/call-source.ts';

export const sourceOf = (call: FastifyRequest): CallSource => ({
  network: networkOf(call.ip),
  requestId: call.id,
});

export function networkOf(address: string | undefined): string | null {
  const [ip = ''] = address?.replace(/^::ffff:(?=\d+\.)/i, '').split('%') ?? [];
  if (isIPv4(ip)) return ip.replace(/\d+$/, '0/24');
  if (!isIPv6(ip)) return null;
  const [start = [], end = []] = ip.split('::').map((part) => part.split(':').filter(Boolean));
  // The double colon stands for the zeros between the two.
  const zeros = Array.from({ length: Math.max(0, 8 - start.length - end.length) }, () => '0');
  const groups = [...start, ...zeros, ...end].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
