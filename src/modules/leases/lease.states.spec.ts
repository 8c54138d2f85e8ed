import { describe, expect, it } from '@jest/globals';
import { USER_TYPES, type TransitionActor } from '../../contract/roles.js';
import { canMove, finalStates, tableFaults } from '../../contract/state-machine-checks.js';
import { judgeMove, movesFrom } from '../../contract/state-machine.js';
import { LEASE_STATES, LEASE_TABLE } from './lease.states.js';

/** What someone can do with a lease, in the order of the table. */
const moves = (by: TransitionActor) =>
  LEASE_TABLE.transitions
    .filter(({ from, to }) => canMove(LEASE_TABLE, from, to, by))
    .map(({ from, to }) => `${from} → ${to}`);

describe('states of a lease', () => {
  it('every state can be reached, and none is final: a mistaken end is undone', () => {
    expect(tableFaults(LEASE_TABLE)).toEqual([]);
    expect(finalStates(LEASE_TABLE)).toEqual([]);
  });

  it('TN-020 a lease begins as a draft that only its landlord activates; activating twice is harmless', () => {
    expect(LEASE_TABLE.initial).toEqual(['draft']);
    expect(USER_TYPES.filter((role) => canMove(LEASE_TABLE, 'draft', 'active', role))).toEqual(['landlord']);
    expect(judgeMove(LEASE_TABLE, 'active', 'active', 'landlord')).toBe('already');
  });

  it('both sides give notice, only the landlord withdraws it, and only the landlord undoes an end', () => {
    expect(movesFrom(LEASE_TABLE, 'active', 'tenant')).toEqual(['notice']);
    expect(canMove(LEASE_TABLE, 'notice', 'active', 'landlord')).toBe(true);
    expect(canMove(LEASE_TABLE, 'notice', 'active', 'tenant')).toBe(false);
    for (const by of ['system', 'tenant'] as const)
      for (const state of LEASE_STATES) expect(canMove(LEASE_TABLE, 'ended', state, by)).toBe(false);
    expect(canMove(LEASE_TABLE, 'ended', 'draft', 'landlord')).toBe(false);
    expect(judgeMove(LEASE_TABLE, 'draft', 'ended', 'landlord')).toBe('impossible');
  });

  it('the landlord ends a lease at any time while it runs, and the system once its last day has passed', () => {
    expect(moves('landlord')).toEqual([
      'draft → active',
      'active → notice',
      'notice → active',
      'active → ended',
      'notice → ended',
      'ended → active',
      'ended → notice',
    ]);
    expect(moves('system')).toEqual(['active → ended', 'notice → ended']);
    expect(moves('tenant')).toEqual(['active → notice']);
    expect((['supplier', 'staff', 'admin'] as const).flatMap(moves)).toEqual([]);
  });
});
