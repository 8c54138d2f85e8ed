import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { cleanup, render, screen } from '@testing-library/react';
import type { OwnLease } from './api/types';
import { EndNotice } from './components/EndNotice';

afterEach(cleanup);

const LEASE = {
  id: 'l1',
  state: 'notice',
  endsOn: '2027-01-31',
  leftOn: null,
  letters: ['notice'],
  notice: { by: 'landlord', givenOn: '2026-11-30', reason: 'own_use' },
};
const show = (more: object = {}, onLease = false) => {
  cleanup();
  return render(
    <Around features={['payments']}>
      <EndNotice lease={{ ...LEASE, ...more } as unknown as OwnLease} onLease={onLease} />
    </Around>,
  ).container.textContent;
};

it('a notice is read on the tenant’s pages, with its day, its reason and the way to its letter', () => {
  const said = show();
  expect(said).toContain('Your lease ends on Jan 31, 2027');
  expect(said).toContain(
    'Your landlord gave notice on Nov 30, 2026. Reason: the landlord or their family will live there.',
  );
  expect(said).toContain('The letter about it is on your lease’s page.');
  expect(screen.getByRole('link', { name: 'Open your lease' }).getAttribute('href')).toBe(
    '/dashboards/tenant/lease?lease=l1',
  );
  expect(show({}, true)).not.toContain('The letter');
  expect(screen.queryByRole('link')).toBeNull();
  expect(show({ notice: { by: 'tenant', givenOn: '2026-11-30', reason: null } })).toContain('A tenant on this lease');
});

it('nothing is said while the lease runs on, once it has ended, and to a tenant who has left', () => {
  expect(show({ state: 'active', endsOn: null, notice: null })).toBe('');
  expect(show({ state: 'ended' })).toBe('');
  expect(show({ leftOn: '2026-10-31' })).toBe('');
});
