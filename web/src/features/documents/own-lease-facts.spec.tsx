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
    depositReturn: null,
    leftOn: null,
    nextTerm: null,
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

it('a lease in Quebec renews when its term ends, elsewhere it continues month to month', () => {
  expect(factsOf('QC')).toContain('Renews automatically');
  cleanup();
  expect(factsOf('ON')).toContain('Continues month to month');
  cleanup();
  const monthly = factsOf('ON', { termEndsOn: null });
  expect(monthly).toContain('TermMonth to month');
  expect(monthly).not.toMatch(/End of term|At the end of the term/);
});

it('a lease that has ended shows the day on which it really ended, and no end of a term or what comes after', () => {
  const ended = factsOf('ON', { state: 'ended', endsOn: '2026-11-22' });
  expect(ended).toContain('Ended onNov 22, 2026');
  expect(ended).not.toMatch(/Jun 30, 2027|End of term|At the end of the term/);
  cleanup();
  const left = factsOf('ON', { leftOn: '2026-10-31' });
  expect(left).toContain('Your last dayOct 31, 2026');
  expect(left).not.toContain('End of term');
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

it('PY-011 the next term ends where a notice ends the lease, and nothing else is said to follow', () => {
  const nextTerm = { startsOn: '2027-07-01', endsOn: '2028-06-30', rentCents: 131_250 };
  const text = factsOf('QC', { state: 'notice', termEndsOn: '2028-06-30', endsOn: '2027-12-31', nextTerm });
  expect(text).toContain('End of termJun 30, 2027');
  expect(text).toContain('Jul 1, 2027 to Dec 31, 2027, at $1,312.50 a month');
  expect(text).toContain('Last dayDec 31, 2027');
  expect(text).not.toMatch(/2028|At the end of the term|Renews/);
  cleanup();
  const rise = { ...nextTerm, endsOn: null };
  const monthly = factsOf('QC', { state: 'notice', termEndsOn: null, endsOn: '2027-12-31', nextTerm: rise });
  expect(monthly).toContain('Jul 1, 2027 to Dec 31, 2027');
  expect(monthly).not.toContain('From Jul 1, 2027, month to month');
});

it('the deposit is shown as what became of it', () => {
  const deposit = (more: object) => {
    const text = factsOf('ON', { depositCents: 100_000, ...more });
    cleanup();
    return text.slice(text.indexOf('Deposit'));
  };
  const ended = { state: 'ended', endsOn: '2026-11-22' };
  const returned = (returnedCents: number, keptCents: number) => ({
    depositReturn: { returnedOn: '2026-11-25', returnedCents, keptCents },
  });
  expect(deposit({})).toBe('Deposit$1,000.00');
  expect(deposit({ ...ended, depositHeldCents: 100_000 })).toBe('Deposit$1,000.00, held by your landlord');
  expect(deposit({ ...ended, ...returned(100_000, 0) })).toBe('Deposit$1,000.00 returned on Nov 25, 2026');
  expect(deposit({ ...ended, ...returned(85_000, 15_000) })).toBe(
    'Deposit$850.00 returned on Nov 25, 2026, $150.00 kept',
  );
  expect(deposit(ended)).toBe('DepositNone is held');
});
