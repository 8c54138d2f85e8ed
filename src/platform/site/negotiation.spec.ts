import { describe, expect, it } from '@jest/globals';
import { encodingOf } from './negotiation.js';

describe('encodings', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0.000, gzip;q=0.0', 'identity'],
    ['deflate', 'identity'],
    ['gzip;q=1.0, br;q=1.0', 'br'],
    ['br ;q=0.5', 'br'],
    ['brotli', 'identity'],
  ])('to a browser that takes %j, documents come as %s', (accepted, encoding) => {
    expect(encodingOf(accepted)).toBe(encoding);
  });

  it.each([
    ['br;q=0.1, gzip', 'gzip'],
    ['gzip;q=0.5, identity', 'identity'],
    ['*', 'br'],
  ])('of %j the one that is liked best is taken: %s', (accepted, encoding) => {
    expect(encodingOf(accepted)).toBe(encoding);
  });
});
