import { describe, expect, it } from '@jest/globals';
import { PAYMENT_STATES, shownPaymentState, SHOWN_PAYMENT_STATES } from './payment-states.js';

describe('what a payment is shown as', () => {
  it('RNT-03 has one word for each state, and distinguishes failed and canceled payments from returned ones', () => {
    const shown = PAYMENT_STATES.map((state) => [state, shownPaymentState({ state, lostInPart: false })]);
    expect(Object.fromEntries(shown)).toEqual({
      requires_action: 'started',
      processing: 'processing',
      succeeded: 'paid',
      settled: 'paid',
      won: 'paid',
      disputed: 'disputed',
      returned: 'returned',
      lost: 'returned',
      failed: 'failed',
      cancelled: 'canceled',
    });
    expect(shownPaymentState({ state: 'lost', lostInPart: true })).toBe('part_returned');
    expect(new Set([...shown.map(([, word]) => word), 'part_returned'])).toEqual(new Set(SHOWN_PAYMENT_STATES));
  });
});
