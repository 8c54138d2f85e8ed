import { describe, expect, it } from '@jest/globals';
import { day } from '../../contract/days.js';
import type { Tx } from '../../platform/scope/tx.js';
import { countFailures } from './autopay-count.js';
import type { Autopay } from './autopay.entity.js';

/** The result for an autopay when this many of its payments in a row have failed. */
async function after(failures: number | undefined, known: { failures: number; nextTryOn: string | null }) {
  const autopay = { leaseId: 'l', userId: 'u', countsFrom: null, enabled: true, ...known } as unknown as Autopay;
  const tx = { rows: async () => (failures === undefined ? [] : [{ failures }]) } as unknown as Tx;
  await countFailures(tx, autopay, day('2026-11-23'));
  const { enabled, nextTryOn, failures: counted } = autopay;
  return { enabled, nextTryOn, counted };
}

describe('failures of autopay', () => {
  it('the first and the second delay the next attempt by two days', async () => {
    expect(await after(1, { failures: 0, nextTryOn: null })).toEqual({
      enabled: true,
      nextTryOn: '2026-11-25',
      counted: 1,
    });
    expect(await after(2, { failures: 1, nextTryOn: '2026-11-23' })).toMatchObject({
      enabled: true,
      nextTryOn: '2026-11-25',
    });
  });

  it('the third in a row ends it', async () => {
    expect(await after(3, { failures: 2, nextTryOn: null })).toMatchObject({ enabled: false, counted: 3 });
    expect(await after(4, { failures: 3, nextTryOn: null })).toMatchObject({ enabled: false });
  });

  it('one that was counted before does not delay the attempt again', async () => {
    expect(await after(1, { failures: 1, nextTryOn: '2026-11-24' })).toEqual({
      enabled: true,
      nextTryOn: '2026-11-24',
      counted: 1,
    });
  });

  it('after a payment that arrived the count begins again', async () => {
    for (const failures of [0, undefined])
      expect(await after(failures, { failures: 2, nextTryOn: '2026-11-24' })).toEqual({
        enabled: true,
        nextTryOn: null,
        counted: 0,
      });
  });

  it('BR-05 an attempt that a restore postponed stays postponed when another payment fails', async () => {
    expect(await after(0, { failures: 0, nextTryOn: '2026-11-26' })).toMatchObject({ nextTryOn: '2026-11-26' });
  });
});
