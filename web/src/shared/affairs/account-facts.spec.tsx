import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { cleanup, render, screen } from '@testing-library/react';
import { AccountFacts } from './AccountFacts';
import type { AccountPage } from './api';

const LANDLORD = {
  kind: 'landlord',
  createdAt: '2026-11-01T12:00:00Z',
  plan: null,
  trialEndsAt: '2026-12-14T12:00:00Z',
  trialOver: false,
  elite: false,
  propertyCount: 2,
  unitCount: 5,
  vacantCount: 1,
  runningLeases: 4,
  openRequests: 0,
} as AccountPage;

const show = (account: AccountPage) =>
  render(
    <Around features={['../shared/affairs']}>
      <AccountFacts account={account} />
    </Around>,
  );

afterEach(cleanup);

// The document has no settings in this file, so billing is off, as in a new installation.
it('a trial isn’t shown where billing is off, because it has no effect; a plan is', () => {
  show(LANDLORD);
  expect(screen.getByText('None. Billing is off: no limits, nothing to pay')).toBeTruthy();
  expect(screen.queryByText(/Trial/)).toBeNull();
  cleanup();
  show({ ...LANDLORD, plan: 'enterprise' });
  expect(screen.getByText('Enterprise')).toBeTruthy();
  expect(screen.queryByText(/Billing is off/)).toBeNull();
});
