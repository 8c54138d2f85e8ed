import { describe, expect, it } from '@jest/globals';
import { USER_TYPES, type TransitionActor } from '../../contract/roles.js';
import { finalStates, tableFaults } from '../../contract/state-machine-checks.js';
import { judgeMove, movesFrom } from '../../contract/state-machine.js';
import { OFFER_STATES, OFFER_TABLE, OPEN_RENEWALS, RENEWAL_STATES, RENEWAL_TABLE } from './renewal.states.js';

const moves = (by: TransitionActor) =>
  RENEWAL_STATES.flatMap((from) => movesFrom(RENEWAL_TABLE, from, by).map((to) => `${from} → ${to}`));

describe('states of a renewal', () => {
  it('begin as pending, all can be reached, and final states are not open', () => {
    expect(tableFaults(RENEWAL_TABLE)).toEqual([]);
    expect(RENEWAL_TABLE.initial).toEqual(['pending']);
    expect(finalStates(RENEWAL_TABLE)).toEqual(['declined', 'expired', 'withdrawn']);
    expect(OPEN_RENEWALS.filter((state) => finalStates(RENEWAL_TABLE).includes(state))).toEqual([]);
  });

  it('the system can expire every open one, and withdraws a signed one whose term was canceled', () => {
    expect(moves('system')).toEqual([...OPEN_RENEWALS.map((state) => `${state} → expired`), 'signed → withdrawn']);
  });

  it('tenants answer an offer and nothing before it; only the landlord decides', () => {
    expect(moves('tenant')).toEqual(['offered → signed', 'offered → declined']);
    const others = USER_TYPES.filter((role) => role !== 'landlord' && role !== 'tenant');
    expect(others.flatMap(moves)).toEqual([]);
  });

  it('the landlord decides, changes their mind until the offer, and records an answer on paper', () => {
    expect(moves('landlord')).toEqual([
      'pending → accepted',
      'pending → adjusted',
      'pending → rejected',
      'accepted → adjusted',
      'accepted → rejected',
      'accepted → offered',
      'accepted → signed',
      'adjusted → accepted',
      'adjusted → rejected',
      'adjusted → offered',
      'adjusted → signed',
      'rejected → accepted',
      'rejected → adjusted',
      'offered → signed',
      'offered → declined',
      'offered → withdrawn',
    ]);
    expect(judgeMove(RENEWAL_TABLE, 'pending', 'offered', 'landlord')).toBe('impossible');
  });
});

describe('states of an offer to a tenant', () => {
  it('only a sent offer can be answered, expire or be withdrawn; one accepted on paper is withdrawn with its term', () => {
    const by = (actor: TransitionActor) =>
      OFFER_STATES.flatMap((from) => movesFrom(OFFER_TABLE, from, actor).map((to) => `${from} → ${to}`));
    expect(tableFaults(OFFER_TABLE)).toEqual([]);
    expect(OFFER_TABLE.initial).toEqual(['sent']);
    expect(by('tenant')).toEqual(['sent → accepted', 'sent → declined']);
    expect(by('landlord')).toEqual(['sent → accepted', 'sent → declined', 'sent → withdrawn']);
    expect(by('system')).toEqual(['sent → expired', 'accepted → withdrawn']);
  });
});
