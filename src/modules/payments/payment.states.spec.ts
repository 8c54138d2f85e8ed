import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { USER_TYPES } from '../../contract/roles.js';
import { finalStates, tableFaults } from '../../contract/state-machine-checks.js';
import { movesFrom } from '../../contract/state-machine.js';
import { judgeReport, PAYMENT_STATES, PAYMENT_TABLE, type PaymentState } from './payment.states.js';

const states = fc.constantFrom(...PAYMENT_STATES);

/** Like the service, takes the steps that a report asks for. */
function follow(start: PaymentState, reports: readonly PaymentState[]): { state: PaymentState; gone: PaymentState[] } {
  const gone: PaymentState[] = [];
  let state = start;
  for (const reported of reports) {
    const report = judgeReport(state, reported);
    const next = report.kind === 'apply' ? report.states : [];
    gone.push(...next);
    state = next.at(-1) ?? state;
  }
  return { state, gone };
}

describe('states of a payment', () => {
  it('PY-017 are the documented ones, and every one can be reached', () => {
    expect([...PAYMENT_STATES].sort()).toEqual([
      'cancelled',
      'disputed',
      'failed',
      'lost',
      'processing',
      'requires_action',
      'returned',
      'settled',
      'succeeded',
      'won',
    ]);
    expect(tableFaults(PAYMENT_TABLE)).toEqual([]);
    expect(tableFaults({ ...PAYMENT_TABLE, initial: ['requires_action'] })).toEqual([]);
    expect(finalStates(PAYMENT_TABLE).sort()).toEqual(['cancelled', 'failed', 'lost', 'returned']);
  });

  it('PY-017 a payment is returned only after it succeeded or settled', () => {
    const before = PAYMENT_TABLE.transitions.filter(({ to }) => to === 'returned').map(({ from }) => from);
    expect(before.sort()).toEqual(['settled', 'succeeded']);
    expect(PAYMENT_TABLE.transitions.filter(({ to }) => to === 'won' || to === 'lost').map(({ from }) => from)).toEqual(
      ['disputed', 'disputed'],
    );
  });

  it('only the provider moves money; a tenant may confirm or cancel their own open payment', () => {
    const byPeople = USER_TYPES.flatMap((role) =>
      PAYMENT_STATES.flatMap((from) => movesFrom(PAYMENT_TABLE, from, role).map((to) => `${role}: ${from} → ${to}`)),
    );
    expect(byPeople).toEqual(['tenant: requires_action → processing', 'tenant: requires_action → cancelled']);
    expect(movesFrom(PAYMENT_TABLE, 'requires_action', 'system')).toEqual(['processing', 'failed', 'cancelled']);
    expect(PAYMENT_TABLE.transitions.filter(({ by }) => !by.includes('system'))).toEqual([]);
  });
});

describe('reports of a provider', () => {
  it('PY-011 come out of order: a missed state is passed through, a late or repeated one is ignored', () => {
    expect(judgeReport('requires_action', 'settled')).toEqual({
      kind: 'apply',
      states: ['processing', 'succeeded', 'settled'],
    });
    expect(judgeReport('processing', 'returned')).toEqual({ kind: 'apply', states: ['succeeded', 'returned'] });
    expect(judgeReport('settled', 'succeeded')).toEqual({ kind: 'ignore' });
    expect(judgeReport('returned', 'processing')).toEqual({ kind: 'ignore' });
    expect(judgeReport('succeeded', 'succeeded')).toEqual({ kind: 'ignore' });
  });

  it('PY-017 a debit that fails after it had arrived counts as returned', () => {
    for (const before of ['succeeded', 'settled'] as const)
      expect(judgeReport(before, 'failed')).toEqual({ kind: 'apply', states: ['returned'] });
    expect(judgeReport('processing', 'failed')).toEqual({ kind: 'apply', states: ['failed'] });
    expect(judgeReport('disputed', 'failed')).toEqual({ kind: 'contradiction' });
  });

  it('a dispute that was won may be followed by another', () => {
    expect(judgeReport('won', 'disputed')).toEqual({ kind: 'apply', states: ['disputed'] });
    expect(judgeReport('won', 'lost')).toEqual({ kind: 'apply', states: ['disputed', 'lost'] });
    expect(judgeReport('lost', 'disputed')).toEqual({ kind: 'ignore' });
  });

  it('that contradict what is known are left to the reconciliation', () => {
    expect(judgeReport('failed', 'succeeded')).toEqual({ kind: 'contradiction' });
    expect(judgeReport('returned', 'lost')).toEqual({ kind: 'contradiction' });
  });

  it('PY-005 PY-011 in any order and however often: each state is entered at most once, and never undone', () => {
    // A second dispute isn't a late report of the first one, because reports of disputes contain their current state.
    const oneDispute = fc.array(states, { maxLength: 12 }).map((reports) => reports.filter((state) => state !== 'won'));
    fc.assert(
      fc.property(oneDispute, (reports) => {
        const once = follow('requires_action', reports);
        expect(new Set(once.gone).size).toBe(once.gone.length);
        expect(
          follow(
            once.state,
            reports.filter((reported) => once.gone.includes(reported)),
          ).gone,
        ).toEqual([]);
      }),
    );
  });

  it('PY-011 a shuffled true story ends where the true one ends', () => {
    const story = fc.constantFrom<PaymentState[]>(
      ['processing', 'succeeded', 'settled'],
      ['processing', 'failed'],
      ['processing', 'succeeded', 'settled', 'returned'],
      ['processing', 'succeeded', 'disputed', 'lost'],
      ['cancelled'],
    );
    const shuffled = story.chain((told) =>
      fc.shuffledSubarray(told, { minLength: told.length }).map((reports) => ({ told, reports })),
    );
    fc.assert(
      fc.property(shuffled, fc.integer({ min: 1, max: 3 }), ({ told, reports }, times) => {
        const again = Array.from({ length: times }, () => reports).flat();
        expect(follow('requires_action', again).state).toBe(told.at(-1));
      }),
    );
  });
});
