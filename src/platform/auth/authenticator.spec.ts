import { expect, it } from '@jest/globals';
import { bearerToken } from './authenticator.js';

it.each([
  ['Bearer abc.def', 'abc.def'],
  ['bearer abc.def', 'abc.def'],
  ['Bearer  abc', null],
  ['Bearer abc def', null],
  ['Bearer ', null],
  ['abc', null],
  ['Basic abc', null],
  ['x Bearer abc', null],
  ['', null],
  [undefined, null],
])('the token of the header %p is %p', (authorization, token) => {
  expect(bearerToken({ headers: authorization === undefined ? {} : { authorization } })).toBe(token);
});
