import { expect, it } from '@jest/globals';
import { throttleNetwork, throttleSource } from './source.js';

it.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::1', '2001:db8:1:ffff::/64', '2001:db8:1::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['local', 'local', 'local'],
])('SEC-10 %s is counted as %s and, more widely, as %s', (address, source, network) => {
  expect(throttleSource(address)).toBe(source);
  expect(throttleNetwork(address)).toBe(network);
});
