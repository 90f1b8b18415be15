/** Origins as browsers send them. */
import { isLoopback } from './loopback.ts';

/** Undefined for anything else than `https://host` or `http://host`, with or without a port. */
export function originOf(text: string): string | undefined {
  if (!/^https?:\/\/[^/?#@\\\s]+\/?$/i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).origin;
}

export const isLoopbackOrigin = (origin: string): boolean => isLoopback(new URL(origin).hostname);

/** The origin of a web page’s address; empty for anything else. */
export function pageOriginOf(address: string): string {
  if (!URL.canParse(address)) return '';
  const { protocol, origin } = new URL(address);
  return /^https?:$/.test(protocol) ? origin : '';
}
