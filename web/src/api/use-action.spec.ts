import { describe, expect, it } from '@jest/globals';
import { makeActionKeys } from './use-action';

const keys = () => {
  let last = 0;
  return makeActionKeys(() => `k${(last += 1)}`);
};

describe('the key of an action', () => {
  it('stays while it is unknown whether the action happened', () => {
    const { keyFor } = keys();
    expect([keyFor({ rent: 1 }), keyFor({ rent: 1 })]).toEqual(['k1', 'k1']);
  });

  it('is new for another action, and for the same one once the first was decided', () => {
    const { keyFor, decided } = keys();
    expect([keyFor({ rent: 1 }), keyFor({ rent: 2 })]).toEqual(['k1', 'k2']);
    decided();
    expect(keyFor({ rent: 2 })).toBe('k3');
  });
});
