import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { cleanup, render } from '@testing-library/react';
import { OwnLeaseFacts, type OwnLease } from './components/OwnLeaseFacts';

afterEach(cleanup);

function factsOf(region: string, more: object = {}): string {
  const lease = {
    startsOn: '2026-07-01',
    termEndsOn: '2027-06-30',
    endsOn: null,
    endsForGood: false,
    rentCents: 128_500,
    currency: 'CAD',
    dueDay: 1,
    depositCents: 0,
    depositHeldCents: 0,
    state: 'active',
    home: {
      streetNumber: '5412',
      street: 'rue Saint-Denis',
      unitLabel: '4',
      city: 'Montréal',
      region,
      postalCode: 'H2J',
    },
    landlord: { name: 'Tremblay' },
    tenants: ['Kim Larsen'],
    ...more,
  } as unknown as OwnLease;
  const { container } = render(
    <Around features={['documents', '../app']}>
      <OwnLeaseFacts lease={lease} />
    </Around>,
  );
  return container.textContent ?? '';
}

it('a lease in Quebec renews when its term ends, elsewhere it goes on month to month', () => {
  expect(factsOf('QC')).toContain('Renews automatically');
  cleanup();
  expect(factsOf('ON')).toContain('Continues month to month');
});

it('a lease that has ended says so in the past', () => {
  expect(factsOf('ON', { state: 'ended', endsOn: '2026-11-22' })).toContain('Ended Nov 22, 2026');
  cleanup();
  expect(factsOf('ON', { state: 'notice', endsOn: '2027-08-31' })).not.toContain('Ended');
});

it('a renewal that was agreed on is a term of its own: the present one keeps its end and its rent', () => {
  const text = factsOf('ON', {
    termEndsOn: '2028-06-30',
    nextTerm: { startsOn: '2027-07-01', endsOn: '2028-06-30', rentCents: 131_250 },
  });
  expect(text).toContain('Jun 30, 2027');
  expect(text).toContain('Jul 1, 2027 to Jun 30, 2028, at $1,312.50 a month');
  cleanup();
  const rise = { startsOn: '2027-07-01', endsOn: null, rentCents: 131_250 };
  expect(factsOf('ON', { termEndsOn: null, nextTerm: rise })).toContain(
    'From Jul 1, 2027, month to month, at $1,312.50',
  );
});
