import { describe, expect, it } from '@jest/globals';
import type { TransitionActor } from '../../contract/roles.js';
import { finalStates, tableFaults } from '../../contract/state-machine-checks.js';
import { judgeMove, movesFrom } from '../../contract/state-machine.js';
import { LISTING_STATES, LISTING_TABLE } from './listing.states.js';

const moves = (by: TransitionActor) =>
  LISTING_STATES.flatMap((from) => movesFrom(LISTING_TABLE, from, by).map((to) => `${from} → ${to}`));
const CLOSING = ['draft → closed', 'published → closed', 'paused → closed'];

describe('states of a listing', () => {
  it('begins as a draft or published, and a closed one is never opened again', () => {
    expect(tableFaults(LISTING_TABLE)).toEqual([]);
    expect(LISTING_TABLE.initial).toEqual(['draft', 'published']);
    expect(finalStates(LISTING_TABLE)).toEqual(['closed']);
    expect(judgeMove(LISTING_TABLE, 'closed', 'published', 'landlord')).toBe('impossible');
  });

  it('only the landlord publishes; an admin pauses and closes, and the system closes what is let', () => {
    expect(moves('landlord')).toEqual([
      'draft → published',
      'draft → closed',
      'published → paused',
      'published → closed',
      'paused → published',
      'paused → closed',
    ]);
    expect(moves('admin')).toEqual(['draft → closed', 'published → paused', 'published → closed', 'paused → closed']);
    expect(moves('system')).toEqual(CLOSING);
    expect((['tenant', 'supplier', 'staff'] as const).flatMap(moves)).toEqual([]);
  });
});
