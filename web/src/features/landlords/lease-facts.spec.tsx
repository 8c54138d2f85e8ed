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
  const monthly = factsOf('QC', { termEndsOn: null });
  expect(monthly).toContain('TermMonth to month');
  expect(monthly).not.toContain('At the end of the term');
  cleanup();
  expect(factsOf('QC', { endsOn: '2027-06-30' })).toContain('Last dayJun 30, 2027');
});

it('PY-011 the present term, the next one and a notice agree, also where a notice ends the next term early', () => {
  const nextTerm = { startsOn: '2027-07-01', endsOn: '2028-06-30', rentCents: 132_000, rentOnly: false };
  const facts = factsOf('QC', { termEndsOn: '2028-06-30', endsOn: '2027-12-31', nextTerm });
  expect(facts).toContain('Jul 1, 2026 to Jun 30, 2027');
  expect(facts).toContain('Jul 1, 2027 to Dec 31, 2027');
  expect(facts).toContain('Last dayDec 31, 2027');
  expect(facts).not.toContain('2028');
});

it('PY-011 a change of rent alone is a planned rent, and no next term', () => {
  const nextTerm = { startsOn: '2027-07-01', endsOn: null, rentCents: 132_000, rentOnly: true };
  const facts = factsOf('QC', { termEndsOn: null, endsOn: '2027-12-31', nextTerm });
  expect(facts).toContain('Jul 1, 2026 to Dec 31, 2027');
  expect(facts).toContain('$1,320.00 a month from Jul 1, 2027');
  expect(facts).not.toContain('Next term');
});

it('a deposit that is held was agreed on, even if no amount is recorded', () => {
  const held = { depositCents: 0, depositHeldCents: 168_550 };
  expect(factsOf('ON', held)).toContain('Deposit agreedNot recorded');
  cleanup();
  expect(factsOf('ON', { ...held, depositHeldCents: 0 })).toContain('Deposit agreedNone');
  cleanup();
  expect(factsOf('ON', { ...held, depositCents: 150_000 })).toContain('Deposit agreed$1,500.00');
});
