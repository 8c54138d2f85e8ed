import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Lease, Overview, Waiting } from './api/types';
import { FirstSteps, OpenSteps } from './components/home/FirstSteps';
import { WaitingList } from './components/home/WaitingList';
import { EndDialog } from './components/lease/EndDialog';
import { TenantAccess } from './components/lease/TenantAccess';

beforeEach(() => playServer(() => [404, { error: 'Not found.', code: 'not_found', requestId: 'r' }]));
afterEach(() => {
  cleanup();
  stopPlaying();
});

const shown = (part: ReactElement) =>
  act(async () =>
    render(
      <Around features={['landlords', '../app', '../app/layouts', '../shared']}>
        <QueryClientProvider client={new QueryClient()}>{part}</QueryClientProvider>
      </Around>,
    ),
  );

const lease = (more: object = {}) =>
  ({
    id: 'l1',
    state: 'active',
    startsOn: '2026-01-01',
    termEndsOn: null,
    endsOn: null,
    currency: 'CAD',
    unit: { timeZone: 'America/Toronto' },
    tenants: [],
    endDays: {
      today: '2026-11-23',
      landlord: '2027-02-22',
      tenant: '2027-01-22',
      grounds: [{ reason: 'end_of_term', earliest: '2027-02-22', form: null }],
      agreementForm: null,
    },
    ...more,
  }) as unknown as Lease;

it('FIRST-4 of several tenants without a code it says how many there are besides the one it names', async () => {
  const invite = {
    kind: 'invite',
    id: 'l',
    count: 2,
    streetNumber: '87',
    unitLabel: '302',
    name: 'Kim Larsen',
    day: null,
  };
  await shown(<WaitingList items={[{ ...invite, cents: null, currency: null } as unknown as Waiting]} />);
  expect(screen.getByRole('listitem').textContent).toBe('2 tenants have no access codeKim Larsen, 87-302, and 1 more');
});

it('FIRST-4 the first steps offer a number for emergencies', async () => {
  await shown(<FirstSteps overview={{ propertyCount: 0, emergencyPhoneGiven: false } as Overview} />);
  expect(screen.getByRole('link', { name: 'Add number' }).getAttribute('href')).toBe('/dashboards/landlord/account');
  cleanup();
  await shown(<FirstSteps overview={{ propertyCount: 0, emergencyPhoneGiven: true } as Overview} />);
  expect(screen.queryByRole('link', { name: 'Add number' })).toBeNull();
});

const lastDay = () => (screen.getByLabelText('Last day') as HTMLInputElement).value;

it('FIRST-4 an end by agreement begins with today, a notice with the earliest day for the side that gives it', async () => {
  await shown(<EndDialog lease={lease({ termEndsOn: '2027-12-31' })} step="end" onClose={() => undefined} />);
  expect(lastDay()).toBe('2026-11-23');
  cleanup();
  await shown(<EndDialog lease={lease()} step="notice" onClose={() => undefined} />);
  expect(lastDay()).toBe('2027-01-22');
  const who = screen.getByLabelText('Who gives notice?');
  await act(async () => fireEvent.change(who, { target: { value: 'landlord' } }));
  // A landlord's day depends on the ground, which no one has chosen yet.
  expect(lastDay()).toBe('');
  const reason = screen.getByLabelText('Reason for the notice');
  await act(async () => fireEvent.change(reason, { target: { value: 'end_of_term' } }));
  expect(lastDay()).toBe('2027-02-22');
  await act(async () => fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2027-05-31' } }));
  await act(async () => fireEvent.change(who, { target: { value: 'tenant' } }));
  expect(lastDay()).toBe('2027-05-31');
});

it('FIRST-4 where no period is known, a notice begins with the end of a running term, never with one that has ended', async () => {
  const grounds = ['end_of_term', 'own_use'].map((reason) => ({ reason, earliest: null, form: null }));
  const endDays = { today: '2026-11-23', landlord: null, tenant: null, grounds, agreementForm: null };
  const choose = (label: string, value: string) =>
    act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }));
  for (const [termEndsOn, begins] of [
    ['2027-06-30', '2027-06-30'],
    ['2026-10-31', ''],
  ] as const) {
    await shown(<EndDialog lease={lease({ termEndsOn, endDays })} step="notice" onClose={() => undefined} />);
    expect(lastDay()).toBe(begins);
    await choose('Who gives notice?', 'landlord');
    await choose('Reason for the notice', 'own_use');
    expect(lastDay()).toBe('');
    await choose('Reason for the notice', 'end_of_term');
    expect(lastDay()).toBe(begins);
    cleanup();
  }
});

it('FIRST-4 of a code that was used only the sign-ins with it can be ended, and it says so', async () => {
  const kim = { id: 't', firstName: 'Kim', lastName: 'Larsen', email: null, phone: null, joined: true };
  await shown(
    <TenantAccess lease={lease({ tenants: [{ ...kim, code: { state: 'used', expiresAt: '2026-12-01' } }] })} />,
  );
  expect(screen.queryByRole('button', { name: 'Revoke code' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'End code sign-in' }));
  expect(screen.getByRole('dialog').textContent).toContain('they can still sign in with their password');
  cleanup();
  const code = { state: 'unused', expiresAt: '2026-12-01T00:00:00Z' };
  await shown(<TenantAccess lease={lease({ tenants: [{ ...kim, joined: false, code }] })} />);
  expect(screen.getByRole('button', { name: 'Revoke code' })).not.toBeNull();
});

const kim = {
  id: 't',
  firstName: 'Kim',
  lastName: 'Larsen',
  email: null,
  phone: null,
  joined: false,
  accessEndsAt: null,
};
const me = (emailVerified: boolean) => ({ userId: 'p1', email: 'ana@example.com', emailVerified });
/** The server knows the profile and how far payments are set up. */
const known = (emailVerified: boolean, onboarding: string) =>
  playServer((_method, path) =>
    path === '/api/profiles/me'
      ? [200, me(emailVerified)]
      : path === '/api/landlords/payment-setup'
        ? [200, { onboarding }]
        : [404, { error: 'Not found.', code: 'not_found', requestId: 'r' }],
  );

it('until the email address is verified no code can be issued, and the link can be sent again beside the button', async () => {
  known(false, 'none');
  await shown(<TenantAccess lease={lease({ tenants: [kim] })} />);
  await screen.findByText('Verify your email address to issue codes.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Issue code and letter' }).disabled).toBe(true);
  expect(screen.getByRole('button', { name: 'Send the link again' })).toBeTruthy();
  cleanup();
  known(true, 'none');
  await shown(<TenantAccess lease={lease({ tenants: [kim] })} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Issue code and letter' }).disabled).toBe(false);
  expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull();
});

it('the first steps name the email address while it isn’t verified', async () => {
  known(false, 'none');
  await shown(<FirstSteps overview={{ propertyCount: 0, emergencyPhoneGiven: true } as Overview} />);
  expect(await screen.findByText('Verify your email address')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add property' })).toBeTruthy();
});

it('after the first rent what is still to set up stays until it is done or dismissed', async () => {
  known(true, 'ready');
  await shown(<OpenSteps overview={{ propertyCount: 1, emergencyPhoneGiven: true } as Overview} />);
  expect(screen.queryByText('Still to set up')).toBeNull();
  cleanup();
  known(true, 'none');
  await shown(<OpenSteps overview={{ propertyCount: 1, emergencyPhoneGiven: false } as Overview} />);
  expect(await screen.findByText('Still to set up')).toBeTruthy();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Open payment settings',
    'Add number',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Still to set up')).toBeNull();
  cleanup();
  await shown(<OpenSteps overview={{ propertyCount: 1, emergencyPhoneGiven: false } as Overview} />);
  expect(screen.queryByText('Still to set up')).toBeNull();
  localStorage.clear();
});
