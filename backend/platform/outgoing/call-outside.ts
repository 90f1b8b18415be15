/**
 * HTTP calls to addresses that a partner has named. They reach the public internet only: the address is checked where the
 * connection begins, so that a name cannot resolve to another one between check and use (DNS rebinding).
 */
import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { isLoopback, isPublicAddress } from './addresses.ts';

interface OutsideCall {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: string;
}

interface OutsideAnswer {
  status: number;
  /** As much of it as is allowed. */
  text: string;
  isWhole: boolean;
}

/** Why there is no answer. */
type OutsideProblem =
  | 'certificate'
  | 'no-connection'
  | 'not-https'
  | 'private-address'
  | 'timeout'
  | 'unknown-host';

export class OutsideFailure extends Error {
  readonly problem: OutsideProblem;

  constructor(problem: OutsideProblem, detail = '') {
    super(detail ? `${problem}: ${detail}` : problem);
    this.problem = problem;
  }
}

export interface OutsideOptions {
  /** Allows plain HTTP and private addresses, for work on one’s own machine. */
  privateAddresses: boolean;
  lookup?: typeof dns.lookup;
  timeoutMs?: number;
  /** How much of an answer is read; 64 kB where it is not said. */
  mostBytes?: number;
}

const usualTimeoutMs = 15_000;
const usualBytes = 64 * 1024;

/** Follows no redirect: its target would be another address. */
export async function callOutside(
  call: OutsideCall,
  {
    privateAddresses,
    lookup = dns.lookup,
    timeoutMs = usualTimeoutMs,
    mostBytes = usualBytes,
  }: OutsideOptions,
): Promise<OutsideAnswer> {
  const url = new URL(call.url);
  if (!privateAddresses) refuseLiteral(url);
  // One deadline for look-up, connection and answer together.
  const signal = AbortSignal.timeout(timeoutMs);
  const options = {
    method: call.method,
    signal,
    lookup: privateAddresses ? undefined : publicLookup(lookup),
    // No connection of an earlier call, whose address was checked then.
    agent: false as const,
    headers: {
      'user-agent': 'Dragoman/1',
      accept: '*/*',
      ...(call.body !== undefined && { 'content-length': String(Buffer.byteLength(call.body)) }),
      ...call.headers,
    },
  };
  try {
    return await new Promise((resolve, reject) => {
      const request = (url.protocol === 'https:' ? https : http).request(url, options, (answer) => {
        const parts: Buffer[] = [];
        let size = 0;
        const done = () =>
          resolve({
            status: answer.statusCode ?? 0,
            text: Buffer.concat(parts).subarray(0, mostBytes).toString(),
            isWhole: size < mostBytes,
          });
        answer.on('data', (part: Buffer) => {
          parts.push(part);
          size += part.length;
          if (size < mostBytes) return;
          done();
          request.destroy();
        });
        answer.on('end', done);
        answer.on('error', reject);
      });
      request.on('error', reject);
      request.end(call.body);
    });
  } catch (error) {
    throw failureOf(error, signal);
  }
}

/** Undefined where a call may be made. A name that does not resolve now may do so later. */
export async function refusalOf(
  address: string,
  { privateAddresses, lookup = dns.lookup, timeoutMs = 3000 }: OutsideOptions,
): Promise<OutsideProblem | undefined> {
  if (privateAddresses) return undefined;
  const url = new URL(address);
  try {
    refuseLiteral(url);
    await new Promise<void>((resolve, reject) => {
      setTimeout(resolve, timeoutMs).unref();
      publicLookup(lookup)(url.hostname, { all: true }, (error) => (error ? reject(error) : resolve()));
    });
  } catch (error) {
    if (error instanceof OutsideFailure) return error.problem;
  }
  return undefined;
}

/** The URL parser has turned other notations of an IPv4 address, such as decimal numbers, into the usual one. */
function refuseLiteral({ protocol, hostname }: URL): void {
  if (protocol !== 'https:') throw new OutsideFailure('not-https');
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isLoopback(host) || (ipaddr.isValid(host) && !isPublicAddress(host)))
    throw new OutsideFailure('private-address');
}

/** What Node connects to is what this returns. One private address among several is enough to refuse them. */
const publicLookup =
  (lookup: typeof dns.lookup): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error) done(error, []);
      else if (!first) done(new OutsideFailure('unknown-host'), []);
      else if (!found.every(({ address }) => isPublicAddress(address)))
        done(new OutsideFailure('private-address'), []);
      else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };

function failureOf(error: unknown, signal: AbortSignal): OutsideFailure {
  if (error instanceof OutsideFailure) return error;
  if (signal.aborted) return new OutsideFailure('timeout');
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^(ENOTFOUND|EAI_|ENODATA)/.test(code)) return new OutsideFailure('unknown-host', code);
  if (/CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(code)) return new OutsideFailure('certificate', code);
  return new OutsideFailure('no-connection', code);
}
