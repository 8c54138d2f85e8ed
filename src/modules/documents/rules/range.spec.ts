import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rangeOf } from './range.js';

/** Means that there is no range. */
const WHOLE = { from: 0, to: 1000 };

it.each<[string | undefined, ReturnType<typeof rangeOf>]>([
  [undefined, undefined],
  ['', undefined],
  ['bytes=0-', { from: 0, to: 100 }],
  ['bytes=0-0', { from: 0, to: 1 }],
  ['bytes=10-19', { from: 10, to: 20 }],
  ['bytes=90-200', { from: 90, to: 100 }],
  ['bytes=-10', { from: 90, to: 100 }],
  ['bytes=-1000', { from: 0, to: 100 }],
  ['bytes=-0', null],
  ['bytes=100-', null],
  ['bytes=5-4', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['items=0-1', undefined],
  ['bytes=1e1-', undefined],
])('FTO-2 %s of 100 bytes', (header, range) => expect(rangeOf(header, 100)).toEqual(range));

it('FTO-2 a range is never outside of the file', () => {
  const holds = fc.check(
    fc.property(fc.nat(50), fc.option(fc.nat(80)), fc.option(fc.nat(80)), (bytes, first, last) => {
      const { from, to } = rangeOf(`bytes=${first ?? ''}-${last ?? ''}`, bytes) ?? WHOLE;
      return 0 <= from && from < to && (to <= bytes || to === WHOLE.to);
    }),
  );
  expect(holds.failed).toBe(false);
});
