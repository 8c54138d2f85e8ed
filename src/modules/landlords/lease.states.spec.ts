import { describe, expect, it } from '@jest/globals';
import { USER_TYPES } from '../../contract/roles.js';
import { canMove, finalStates, tableFaults } from '../../contract/state-machine-checks.js';
import { judgeMove, movesFrom } from '../../contract/state-machine.js';
import { LEASE_STATES, LEASE_TABLE } from './lease.states.js';

describe('states of a lease', () => {
  it('every state can be reached, and only ended is final', () => {
    expect(tableFaults(LEASE_TABLE)).toEqual([]);
    expect(finalStates(LEASE_TABLE)).toEqual(['ended']);
  });

  it('TN-020 a lease begins as a draft that only its landlord activates; activating twice does no harm', () => {
    expect(LEASE_TABLE.initial).toEqual(['draft']);
    expect(USER_TYPES.filter((role) => canMove(LEASE_TABLE, 'draft', 'active', role))).toEqual(['landlord']);
    expect(judgeMove(LEASE_TABLE, 'active', 'active', 'landlord')).toBe('already');
  });

  it('both sides give notice, the landlord alone takes it back, nothing revives what has ended', () => {
    expect(movesFrom(LEASE_TABLE, 'active', 'tenant')).toEqual(['notice']);
    expect(canMove(LEASE_TABLE, 'notice', 'active', 'landlord')).toBe(true);
    expect(canMove(LEASE_TABLE, 'notice', 'active', 'tenant')).toBe(false);
    for (const state of LEASE_STATES) expect(canMove(LEASE_TABLE, 'ended', state, 'system')).toBe(false);
    expect(judgeMove(LEASE_TABLE, 'draft', 'ended', 'landlord')).toBe('impossible');
  });
});
