/** Which addresses are on the public internet. All others are in a network of ours, or nobody’s. */
import ipaddr from 'ipaddr.js';

/** What the registries give out (global unicast): older notations of IPv4 addresses are in `::/96`. */
const givenOut = ipaddr.IPv6.parseCIDR('2000::/3');

export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4 address that is written as an IPv6 one is the IPv4 one.
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6 && !parsed.match(givenOut)) return false;
  return parsed.range() === 'unicast';
}
