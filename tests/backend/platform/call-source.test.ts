import { expect, it } from 'vitest';
import { networkOf } from '#backend/platform/http/caller.ts';

it.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:0db8::5', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', null],
  [undefined, null],
])('reduces the address %s to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
