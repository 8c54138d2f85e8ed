import { describe, expect, it } from '@jest/globals';
import { bounceKind, statusIn } from './bounce-kind.js';

describe('statuses of returned emails (RFC 3463)', () => {
  it.each(['5.1.1', '5.1.2', '5.1.10', '5.2.1', '5.4.4'])('%s says that the address doesn’t exist', (status) => {
    expect(bounceKind(status)).toBe('hard');
  });

  it.each(['4.4.7', '4.2.2', '5.0.0', '5.1.7', '5.1.8', '5.2.2', '5.3.4', '5.4.7', '5.6.0', '5.7.1', '2.0.0', ''])(
    '“%s” says nothing about the address',
    (status) => {
      expect(bounceKind(status)).toBe('soft');
    },
  );

  it('is found in a server’s answer', () => {
    expect(statusIn('550 5.1.1 <x@example.org>: User unknown')).toBe('5.1.1');
    expect(statusIn('554 refused by 10.0.0.1')).toBeNull();
  });
});
