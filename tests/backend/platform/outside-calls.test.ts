/** Calls to addresses that partners name: they never reach this machine or a private network. */
import type dns from 'node:dns';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isPublicAddress } from '#backend/platform/outgoing/addresses.ts';
import { callOutside, OutsideFailure, refusalOf } from '#backend/platform/outgoing/call-outside.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server on this machine, and the paths that it was asked for. */
async function listen(answer: RequestListener) {
  const paths: string[] = [];
  const server = createServer((call, reply) => {
    paths.push(`${call.method} ${call.url}`);
    answer(call, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { paths, port, url: `http://127.0.0.1:${port}` };
}

/** Stands in for the DNS: each look-up gets the next of these answers, the last one again and again. */
function dnsOf(...answers: string[][]) {
  const names: string[] = [];
  const lookup = ((name: string, _options: object, done: (error: Error | null, found: object[]) => void) => {
    const addresses = answers[Math.min(names.length, answers.length - 1)] ?? [];
    names.push(name);
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as unknown as typeof dns.lookup;
  return { names, lookup };
}

const problemOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof OutsideFailure ? error.problem : error;
};
const strict = { privateAddresses: false };
const local = { privateAddresses: true };

describe('an address', () => {
  it.each([
    ...['127.0.0.1', '127.8.9.1', '0.0.0.0', '10.0.0.1', '172.16.0.1', '192.168.1.1', '169.254.169.254'],
    ...['100.64.0.1', '192.0.0.8', '198.18.0.1', '224.0.0.1', '240.0.0.1', '255.255.255.255', '203.0.113.5'],
    ...['::', '::1', '::ffff:127.0.0.1', '::ffff:a00:1', '::7f00:1', '::127.0.0.1', 'fe80::1', 'fc00::1'],
    ...['fd00:ec2::254', 'ff02::1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', '2001::1', 'name'],
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'])('%s is public', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('a call for a partner', () => {
  it.each([
    ...['https://127.0.0.1/', 'https://2130706433/', 'https://0x7f.1/', 'https://0177.0.0.1/', 'https://0/'],
    ...[
      'https://[::1]/',
      'https://[::ffff:127.0.0.1]/',
      'https://[::ffff:a9fe:a9fe]/',
      'https://127.1:8443/',
    ],
    ...['https://169.254.169.254/latest/meta-data', 'https://10.1.2.3/', 'https://[fd00:ec2::254]/'],
    ...['https://localhost/', 'https://localhost:5432/', 'https://LOCALHOST./', 'https://x.localhost/'],
  ])('is not made to %s', async (url) => {
    expect(await problemOf(callOutside({ method: 'GET', url }, strict))).toBe('private-address');
    expect(await refusalOf(url, strict)).toBe('private-address');
  });

  it('is not made over plain HTTP', async () => {
    expect(await problemOf(callOutside({ method: 'GET', url: 'http://agency.example/' }, strict))).toBe(
      'not-https',
    );
  });

  it('is not made where one of several addresses of a name is private', async () => {
    for (const addresses of [['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['::ffff:192.168.0.1'], ['fe80::1']]) {
      const { lookup } = dnsOf(addresses);
      const url = 'https://hooks.agency.example/';
      expect(await problemOf(callOutside({ method: 'POST', url }, { ...strict, lookup }))).toBe(
        'private-address',
      );
      expect(await refusalOf(url, { ...strict, lookup })).toBe('private-address');
    }
  });

  it('checks the address to which it connects, where the name has another one than before', async () => {
    const { port, paths } = await listen((_call, reply) => reply.end());
    const { lookup, names: lookedUp } = dnsOf(['8.8.8.8'], ['127.0.0.1']);
    const url = `https://rebinding.example:${port}/`;
    expect(await refusalOf(url, { ...strict, lookup })).toBeUndefined();
    expect(await problemOf(callOutside({ method: 'GET', url }, { ...strict, lookup }))).toBe(
      'private-address',
    );
    expect(lookedUp).toHaveLength(2);
    expect(paths).toEqual([]);
  });

  it('says that a name is unknown', async () => {
    const { lookup } = dnsOf([]);
    const call = { method: 'GET', url: 'https://nowhere.example/' } as const;
    expect(await problemOf(callOutside(call, { ...strict, lookup }))).toBe('unknown-host');
  });

  it('follows no redirect', async () => {
    const { url, paths } = await listen((_call, reply) => reply.writeHead(302, { location: '/other' }).end());
    expect(await callOutside({ method: 'GET', url: `${url}/first` }, local)).toMatchObject({ status: 302 });
    expect(paths).toEqual(['GET /first']);
  });

  it('reads 64 kB of an endless answer', async () => {
    const { url } = await listen((_call, reply) => {
      const write = () => {
        if (!reply.destroyed && reply.write('x'.repeat(10_000))) setImmediate(write);
        else if (!reply.destroyed) reply.once('drain', write);
      };
      write();
    });
    const { status, text } = await callOutside({ method: 'GET', url }, local);
    expect(status).toBe(200);
    expect(text).toHaveLength(64 * 1024);
  });

  it('ends in time where nothing or not everything comes', async () => {
    const silent = await listen(() => undefined);
    const slow = await listen((_call, reply) => void reply.write('a'));
    for (const { url } of [silent, slow])
      expect(await problemOf(callOutside({ method: 'GET', url }, { ...local, timeoutMs: 200 }))).toBe(
        'timeout',
      );
  });

  it('says that nothing listens', async () => {
    const { url, port } = await listen(() => undefined);
    for (const close of closing.splice(0)) close();
    expect(port).toBeGreaterThan(0);
    expect(await problemOf(callOutside({ method: 'GET', url }, local))).toBe('no-connection');
  });
});
