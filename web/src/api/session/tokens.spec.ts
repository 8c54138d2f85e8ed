import { describe, expect, it } from '@jest/globals';
import { takeToken } from './tokens';

describe('a token in the address', () => {
  it('SE-002 is taken out, and the rest of the address stays', () => {
    expect(takeToken('https://h.example/dashboards/landlord?a=1&token=abc&b=2#top')).toEqual({
      token: 'abc',
      rest: '/dashboards/landlord?a=1&b=2#top',
    });
  });

  it('is absent from most addresses', () => {
    expect(takeToken('https://h.example/login?tokens=1')).toEqual({ token: undefined, rest: '/login?tokens=1' });
  });
});
