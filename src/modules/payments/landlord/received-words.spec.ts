import { describe, expect, it } from '@jest/globals';
import { day } from '../../../contract/days.js';
import { LISTED, receivedParams, type Received } from './received-words.js';

const payment = (more: Partial<Received> = {}): Received => ({
  amountCents: 165_000,
  currency: 'CAD',
  payer: 'Kim Larsen',
  home: { street: '87 Laurier Avenue West', unit: '302' },
  at: '2026-12-01T15:00:00Z',
  test: false,
  ...more,
});

describe('an email about payments received', () => {
  it('has a line for each and the sum of each currency, never added across currencies', () => {
    const words = receivedParams(
      'en',
      [payment(), payment({ payer: null }), payment({ currency: 'USD', amountCents: 5 })],
      [day('2026-12-01')],
    );
    expect(words).toMatchObject({
      count: 3,
      total: '$3,300.00\u00a0CAD and $0.05\u00a0USD',
      more: 0,
      oneDay: 'yes',
      day: 'December 1, 2026',
    });
    expect(words.lines.split('\n').slice(0, 2)).toEqual([
      '87 Laurier Avenue West, Unit 302 · Kim Larsen · $1,650.00\u00a0CAD',
      '87 Laurier Avenue West, Unit 302 · $1,650.00\u00a0CAD',
    ]);
  });

  it('says that no money was moved where all of them were tests', () => {
    const tests = [payment({ test: true }), payment({ test: true })];
    expect(receivedParams('en', tests, []).test).toBe('yes');
    expect(receivedParams('en', [...tests, payment()], []).test).toBe('no');
  });

  it('lists at most as many as fit, but counts and adds up all', () => {
    const words = receivedParams(
      'en',
      Array.from({ length: 400 }, () => payment({ amountCents: 100 })),
      [day('2026-12-02'), day('2026-12-01')],
    );
    expect(words).toMatchObject({
      count: 400,
      total: '$400.00\u00a0CAD',
      more: 400 - LISTED,
      oneDay: 'no',
      day: 'December 1, 2026',
    });
    expect(words.lines.split('\n')).toHaveLength(LISTED);
  });
});
