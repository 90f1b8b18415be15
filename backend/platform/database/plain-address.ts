import { domainToASCII } from 'node:url';

/** An address as it is stored and mailed to: without what nobody sees, and with its domain as browsers write it. */
export function plainAddress(email: string): string {
  const visible = email.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const at = visible.lastIndexOf('@') + 1;
  return visible.slice(0, at) + asciiDomain(visible.slice(at));
}

/**
 * A domain as browsers write it; most other programs write it as people do. What is no name of a domain stays as it is:
 * the converter reads it as the beginning of an address, and forgets what follows a `/` or `#`.
 */
export function asciiDomain(domain: string): string {
  const isInternational = /[^\0-\x7f]/.test(domain) && /^[\p{L}\p{M}\p{N}._-]+$/u.test(domain);
  return (isInternational && domainToASCII(domain)) || domain;
}
