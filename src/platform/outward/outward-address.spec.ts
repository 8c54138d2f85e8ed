import { expect, it } from '@jest/globals';
import { addressFault } from './outward-address.js';

it.each([
  ['https://hooks.example.com', null],
  ['https://hooks.example.com/in?token=1', null],
  ['https://hooks.example.com:8443/in', null],
  ['https://203.0.113.9/in', null],
  ['https://[2001:db8::1]/in', null],
  ['http://hooks.example.com', 'https'],
  ['https://hooks.example.com:22', 'port'],
  ['https://hooks.example.com:25/in', 'port'],
  ['https://localhost/in', 'url'],
  ['https://database:5432', 'url'],
  ['https://ana:secret@hooks.example.com', 'url'],
  ['https://hooks.example.com/#part', 'url'],
  ['ftp://hooks.example.com', 'url'],
  ['file:///etc/passwd', 'url'],
  ['javascript:alert(1)', 'url'],
  ['hooks.example.com', 'url'],
  ['', 'url'],
] as const)('WH-002 the address %p: %p', (text, fault) => {
  expect(addressFault(text, false)).toBe(fault);
});

it('WH-002 where private addresses are allowed, a name of the network, http and every port are too', () => {
  for (const text of ['http://localhost:80/in', 'http://127.0.0.1:8080', 'https://database:22'])
    expect([text, addressFault(text, true)]).toEqual([text, null]);
  expect(addressFault('ftp://localhost', true)).toBe('url');
  expect(addressFault('http://ana:secret@localhost', true)).toBe('url');
});
