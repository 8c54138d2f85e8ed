import { afterEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { Lease } from './api/types';
import { AccessIntro, TenantAccess } from './components/lease/TenantAccess';

afterEach(cleanup);

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const KIM = { id: 't1', firstName: 'Kim', lastName: 'Larsen', email: null, phone: null, joined: false };
const EXPIRED = { id: 'c1', state: 'expired', expiresAt: inDays(-3) };

function show(state: string, accessEndsAt: string | null, more: object = {}): string | null {
  const lease = {
    id: 'l1',
    state,
    unit: { timeZone: 'UTC' },
    tenants: [{ ...KIM, accessEndsAt, code: EXPIRED, ...more }],
  };
  const { container } = render(
    <Around features={['landlords', '../app']}>
      <QueryClientProvider client={new QueryClient()}>
        <AccessIntro lease={lease as unknown as Lease} />
        <TenantAccess lease={lease as unknown as Lease} />
      </QueryClientProvider>
    </Around>,
  );
  return container.textContent;
}
const issue = () => screen.queryByRole('button', { name: 'Issue code and letter' });

describe('who has access to a lease that has ended', () => {
  it('TA-038 says until when, and offers a new code to a past tenant who never signed in', () => {
    expect(show('ended', inDays(600))).toMatch(/its tenants can still read it.*Code expired/);
    expect(issue()).toBeTruthy();
  });

  it('TA-038 offers none once the access has ended', () => {
    expect(show('ended', inDays(-1))).toContain('and so has its tenants’ access');
    expect(issue()).toBeNull();
  });

  it('offers no letters for someone whose account has an address, and does not show it', () => {
    expect(show('active', null)).toContain('No email, letters on paper');
    cleanup();
    const joined = show('active', null, { joined: true });
    expect(joined).toContain('Gets email at their account’s address');
    expect(joined).not.toContain('on paper');
  });

  it('mentions no end while the lease runs', () => {
    expect(show('notice', inDays(730))).toContain('Everyone on the lease gets their own code');
  });
});
