import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { cleanup, render } from '@testing-library/react';
import type { Lease } from './api/types';
import { LeaseFacts } from './components/lease/LeaseFacts';

afterEach(cleanup);

function factsOf(region: string, more: object = {}): string {
  const lease = {
    startsOn: '2026-07-01',
    termEndsOn: '2027-06-30',
    endsOn: null,
    endsForGood: false,
    notice: null,
    nextTerm: null,
    rentCents: 128_500,
    currency: 'CAD',
    dueDay: 1,
    depositCents: 0,
    lateFeeKind: 'none',
    chargeFrom: null,
    unit: { region },
    ...more,
  } as unknown as Lease;
  const { container } = render(
    <Around features={['landlords', '../app']}>
      <LeaseFacts lease={lease} />
    </Around>,
  );
  return container.textContent ?? '';
}

it('a landlord reads that a lease in Quebec renews when its term ends, and elsewhere continues month to month', () => {
  expect(factsOf('QC')).toContain('Renews automatically');
  cleanup();
  expect(factsOf('ON')).toContain('Continues month to month');
  cleanup();
  expect(factsOf('QC', { termEndsOn: null })).toContain('Continues month to month');
  cleanup();
  expect(factsOf('QC', { endsOn: '2027-06-30' })).toContain('Ends on Jun 30, 2027');
});
