/** Which addresses are this machine’s, and which are on the public internet. */
import ipaddr from 'ipaddr.js';

/** What the registries give out (global unicast): older notations of IPv4 addresses are in `::/96`. */
const givenOut = ipaddr.IPv6.parseCIDR('2000::/3');

/** Which addresses are on the public internet. All others are in a network of ours, or nobody’s. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address that is written as an IPv6 one is the IPv4 one.
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(givenOut)) return false;
  return parsed.range() === 'unicast';
}

/** Where services of the web listen. Behind others are mail servers, databases and shells, which answer to words too. */
export const isWebPort = ({ port }: URL): boolean => /^(|4443|8443|9443)$/.test(port);

/** Whether a host name is this machine’s own, which no other can use. */
export const isLoopback = (host: string): boolean =>
  /^(.+\.)?localhost\.?$|^127(\.\d{1,3}){3}$|^\[?::1\]?$/i.test(host);
