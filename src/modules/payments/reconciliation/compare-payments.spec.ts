import { describe, expect, it } from '@jest/globals';
import type { ProviderPayment } from '../providers/payment-provider.js';
import { compare, type OwnPayment } from './compare-payments.js';

const own = (id: string, more: Partial<OwnPayment> = {}): OwnPayment => ({
  id,
  leaseId: 'lease',
  state: 'succeeded',
  method: 'bank',
  reference: `ref-${id}`,
  totalCents: 1000,
  currency: 'CAD',
  paidOn: '2026-11-03',
  ...more,
});
const there = (reference: string, more: Partial<ProviderPayment> = {}): ProviderPayment => ({
  reference,
  paymentId: null,
  amountCents: 1000,
  currency: 'CAD',
  method: 'bank',
  createdAt: new Date('2026-11-03T10:00:00Z'),
  ...more,
});

describe('comparing both sides', () => {
  it('finds nothing where they agree, by our id or by the provider’s number', () => {
    expect(compare([own('a'), own('b')], [there('ref-a'), there('pi_1', { paymentId: 'b' })])).toEqual({
      findings: [],
      missed: [],
    });
  });

  it('names what one side does not know, each with amount, day and reference', () => {
    const { findings } = compare([own('a', { state: 'settled' })], [there('pi_9', { amountCents: 77_000 })]);
    expect(findings).toEqual([
      {
        kind: 'unknown_here',
        reference: 'pi_9',
        paymentId: null,
        leaseId: null,
        amountCents: 77_000,
        currency: 'CAD',
        method: 'bank',
        happenedOn: '2026-11-03',
      },
      {
        kind: 'unknown_there',
        reference: 'ref-a',
        paymentId: 'a',
        leaseId: 'lease',
        amountCents: 1000,
        currency: 'CAD',
        method: 'bank',
        happenedOn: '2026-11-03',
      },
    ]);
  });

  it('names another amount, and payments that have arrived there alone', () => {
    const { findings, missed } = compare(
      [own('a'), own('b', { state: 'processing' })],
      [there('ref-a', { amountCents: 999 }), there('x', { paymentId: 'b' })],
    );
    expect(findings.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([['differs', 999]]);
    expect(missed.map(({ id }) => id)).toEqual(['b']);
  });

  it('names money that the provider took twice for one payment, in any order of the list', () => {
    const [right, again] = [there('ref-a', { paymentId: 'a' }), there('pi_2', { paymentId: 'a', amountCents: 1000 })];
    for (const theirs of [
      [right, again],
      [again, right],
    ])
      expect(compare([own('a')], theirs).findings).toMatchObject([{ kind: 'unknown_here', reference: 'pi_2' }]);
    // Without the provider's number the first one is ours.
    const first = there('pi_1', { paymentId: 'a' });
    expect(compare([own('a', { reference: null })], [first, again]).findings).toMatchObject([{ reference: 'pi_2' }]);
    expect(compare([own('a')], [right, right]).findings).toEqual([]);
  });

  it('of a payment without the provider’s number our id is the reference', () => {
    expect(compare([own('a', { reference: null })], [])).toMatchObject({
      findings: [{ kind: 'unknown_there', reference: 'a' }],
    });
    // An unknown number doesn't refer to another payment that has no number.
    expect(compare([own('a', { reference: null })], [there('pi_1')]).findings.map(({ kind }) => kind)).toEqual([
      'unknown_here',
      'unknown_there',
    ]);
  });

  it('names what was paid there although it failed or was canceled here, until it is booked', () => {
    for (const state of ['failed', 'cancelled'] as const) {
      const over = own('a', { state, reference: 'cs_1' });
      const paid = there('pi_1', { paymentId: 'a' });
      expect(compare([over], [paid]).findings).toMatchObject([
        { kind: 'unknown_here', reference: 'pi_1', paymentId: null },
      ]);
      expect(compare([over, own('b', { reference: 'pi_1' })], [paid])).toEqual({ findings: [], missed: [] });
    }
  });

  it('expects nothing of failed, canceled or returned payments', () => {
    const over = (['failed', 'cancelled', 'returned', 'lost', 'processing'] as const).map((state) =>
      own(state, { state }),
    );
    expect(compare(over, []).findings).toEqual([]);
  });
});
