import { describe, expect, it } from '@jest/globals';
import { USER_TYPES, type TransitionActor } from '../../contract/roles.js';
import { canMove, finalStates, tableFaults } from '../../contract/state-machine-checks.js';
import { judgeMove, movesFrom, wayTo } from '../../contract/state-machine.js';
import { OFFER_STATES, OFFER_TABLE } from './offer.states.js';
import { QUOTE_TABLE } from './quote.states.js';
import {
  OPEN_STATES,
  SERVICE_REQUEST_STATES,
  SERVICE_REQUEST_TABLE as TABLE,
  type ServiceRequestState,
} from './service-request.states.js';

const may = (from: ServiceRequestState, to: ServiceRequestState) =>
  USER_TYPES.filter((role) => canMove(TABLE, from, to, role)).sort();

describe('states of a service request', () => {
  it('SR-008 begins as submitted; every state can be reached', () => {
    expect(tableFaults(TABLE)).toEqual([]);
    expect(TABLE.initial).toEqual(['submitted']);
  });

  it('goes from the report to the confirmation, each step by whom it is', () => {
    const way: [ServiceRequestState, TransitionActor][] = [
      ['approved', 'landlord'],
      ['offered', 'landlord'],
      ['scheduled', 'supplier'],
      ['in_progress', 'supplier'],
      ['completed', 'supplier'],
      ['closed', 'tenant'],
    ];
    way.forEach(([to, by], index) =>
      expect([to, judgeMove(TABLE, way[index - 1]?.[0] ?? 'submitted', to, by)]).toEqual([to, 'move']),
    );
  });

  it('SR-005 SR-013 approving and declining is for the landlord and the staff, never for tenant or supplier', () => {
    expect(may('submitted', 'approved')).toEqual(['admin', 'landlord', 'staff']);
    expect(may('submitted', 'declined')).toEqual(['admin', 'landlord', 'staff']);
    expect(judgeMove(TABLE, 'submitted', 'approved', 'tenant')).toBe('forbidden');
  });

  it('SR-012 a step that skips states is impossible for everybody', () => {
    const skipped: [ServiceRequestState, ServiceRequestState][] = [
      ['submitted', 'closed'],
      ['submitted', 'completed'],
      ['submitted', 'scheduled'],
      ['approved', 'closed'],
      ['scheduled', 'closed'],
      ['in_progress', 'closed'],
    ];
    for (const [from, to] of skipped) {
      expect(
        USER_TYPES.map((role) => judgeMove(TABLE, from, to, role)).filter((verdict) => verdict !== 'impossible'),
      ).toEqual([]);
    }
  });

  it('the tenant cancels what has not begun, confirms or sends back what is completed, and does nothing else', () => {
    const moves = SERVICE_REQUEST_STATES.flatMap((from) =>
      movesFrom(TABLE, from, 'tenant').map((to) => `${from} → ${to}`),
    );
    expect(moves.sort()).toEqual([
      'approved → cancelled',
      'completed → closed',
      'completed → in_progress',
      'offered → cancelled',
      'scheduled → cancelled',
      'submitted → cancelled',
    ]);
  });

  it('the system offers it to the next supplier, takes it back from one who is gone, sets what a tenant has confirmed, and closes what nobody confirms', () => {
    const moves = SERVICE_REQUEST_STATES.flatMap((from) =>
      movesFrom(TABLE, from, 'system').map((to) => `${from} → ${to}`),
    );
    expect(moves.sort()).toEqual([
      'approved → offered',
      'approved → scheduled',
      'completed → closed',
      'in_progress → scheduled',
      'offered → approved',
      'offered → scheduled',
      'scheduled → approved',
    ]);
  });

  it('the supplier schedules, starts and completes, and plans again what has begun', () => {
    const moves = SERVICE_REQUEST_STATES.flatMap((from) =>
      movesFrom(TABLE, from, 'supplier').map((to) => `${from} → ${to}`),
    );
    expect(moves.sort()).toEqual([
      'in_progress → completed',
      'in_progress → scheduled',
      'offered → in_progress',
      'offered → scheduled',
      'scheduled → in_progress',
    ]);
  });

  it('the supplier neither approves, offers, closes, declines nor cancels', () => {
    const reached = new Set(SERVICE_REQUEST_STATES.flatMap((from) => movesFrom(TABLE, from, 'supplier')));
    expect([...reached].sort()).toEqual(['completed', 'in_progress', 'scheduled']);
  });

  it('closed, declined and cancelled are final, the others are open, and asking twice does no harm', () => {
    expect(finalStates(TABLE).sort()).toEqual(['cancelled', 'closed', 'declined']);
    expect([...OPEN_STATES, ...finalStates(TABLE)].sort()).toEqual([...SERVICE_REQUEST_STATES].sort());
    expect(judgeMove(TABLE, 'approved', 'approved', 'landlord')).toBe('already');
    expect(judgeMove(TABLE, 'approved', 'approved', 'tenant')).toBe('forbidden');
    expect(OPEN_STATES.filter((state) => wayTo(TABLE, state, 'closed') === null)).toEqual([]);
  });
});

describe('states of offers and quotes', () => {
  it('SR-010 an offer goes from sent to answered, accepted, declined, expired or withdrawn, and the landlord picks an answer', () => {
    expect(tableFaults(OFFER_TABLE)).toEqual([]);
    const reached = OFFER_TABLE.transitions.filter(({ from }) => from === 'sent').map(({ to, by }) => [to, by[0]]);
    expect(reached).toEqual([
      ['answered', 'supplier'],
      ['accepted', 'supplier'],
      ['declined', 'supplier'],
      ['expired', 'system'],
      ['withdrawn', 'landlord'],
    ]);
    expect(judgeMove(OFFER_TABLE, 'sent', 'accepted', 'landlord')).toBe('forbidden');
    expect(USER_TYPES.filter((role) => canMove(OFFER_TABLE, 'answered', 'accepted', role))).toEqual(['landlord']);
    expect(judgeMove(OFFER_TABLE, 'expired', 'accepted', 'supplier')).toBe('impossible');
    expect(judgeMove(OFFER_TABLE, 'accepted', 'accepted', 'supplier')).toBe('already');
  });

  it('SR-010 only what waits expires, and the landlord, the office and the system take an offer back until the work is done', () => {
    const moves = (by: TransitionActor) =>
      OFFER_STATES.flatMap((from) => movesFrom(OFFER_TABLE, from, by).map((to) => `${from} → ${to}`));
    const withdrawn = ['sent → withdrawn', 'answered → withdrawn', 'accepted → withdrawn'];
    expect(OFFER_TABLE.initial).toEqual(['sent']);
    expect(moves('supplier')).toEqual([
      'sent → answered',
      'sent → accepted',
      'sent → declined',
      'answered → declined',
      'accepted → declined',
    ]);
    expect(moves('landlord')).toEqual([
      'sent → withdrawn',
      'answered → accepted',
      'answered → withdrawn',
      'accepted → withdrawn',
    ]);
    expect([moves('staff'), moves('admin')]).toEqual([withdrawn, withdrawn]);
    expect(moves('system')).toEqual(['sent → expired', ...withdrawn]);
    expect(moves('tenant')).toEqual([]);
  });

  it('SR-010 a quote goes from sent to approved or refused by the landlord, or is taken back by its supplier', () => {
    expect(tableFaults(QUOTE_TABLE)).toEqual([]);
    expect(finalStates(QUOTE_TABLE).sort()).toEqual(['approved', 'refused', 'withdrawn']);
    expect(USER_TYPES.filter((role) => canMove(QUOTE_TABLE, 'sent', 'withdrawn', role))).toEqual(['supplier']);
    expect(USER_TYPES.filter((role) => canMove(QUOTE_TABLE, 'sent', 'approved', role))).toEqual(['landlord']);
    expect([
      judgeMove(QUOTE_TABLE, 'sent', 'approved', 'landlord'),
      judgeMove(QUOTE_TABLE, 'sent', 'approved', 'supplier'),
    ]).toEqual(['move', 'forbidden']);
    expect(judgeMove(QUOTE_TABLE, 'approved', 'refused', 'landlord')).toBe('impossible');
    expect(movesFrom(QUOTE_TABLE, 'sent', 'landlord')).toEqual(['approved', 'refused']);
    expect(movesFrom(QUOTE_TABLE, 'sent', 'system')).toEqual(['withdrawn']);
    expect(QUOTE_TABLE.initial).toEqual(['sent']);
  });
});
