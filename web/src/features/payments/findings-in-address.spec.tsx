import { session, type SignedIn } from '@api/session';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { stopPlaying } from '@nav/testing/play-server';
import { showPage, tableRows } from '@nav/testing/show-page';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import AdminPaymentsPage from './pages/AdminPaymentsPage';

const FINDING = {
  id: 'f1',
  kind: 'unknown_here',
  reference: 'pi_1',
  refundId: null,
  accountName: 'Immeubles Gagnon',
  amountCents: 165_000,
  currency: 'CAD',
  happenedOn: '2026-11-01',
  state: 'open',
  note: null,
};
const Where = () => <output data-testid="where">{useLocation().search}</output>;
const show = (at: string, rows: object[] = [FINDING]) =>
  showPage({
    page: (
      <>
        <AdminPaymentsPage />
        <Where />
      </>
    ),
    features: ['payments'],
    at,
    answer: ({ path }) => (path === '/api/payment-findings' ? [200, rows] : undefined),
  });

beforeEach(() => {
  localStorage.clear();
  session.begin({ access_token: 't', profile: { userId: 'me', userType: 'admin' } } as unknown as SignedIn);
});
afterEach(() => {
  cleanup();
  stopPlaying();
  session.end('signed-out');
});

it('the list of payment findings keeps search, status, order and columns in the address', async () => {
  const calls = show('/?q=gagnon&state=open&cols=who&sort=-happenedOn');
  expect(await tableRows()).toEqual([
    ['Nov 1, 2026', 'The provider has a payment that we don’t have.pi_1', 'To resolve', '$1,650.00', 'Resolve'],
  ]);
  expect(calls.at(-1)?.query).toMatchObject({ q: 'gagnon', state: 'open', sort: '-happenedOn' });
  const table = screen.getByRole('table');
  const date = within(table).getByRole('columnheader', { name: /^Date/ });
  expect(date.getAttribute('aria-sort')).toBe('descending');
  await act(async () => void fireEvent.click(within(date).getByRole('button')));
  await waitFor(() => expect(calls.at(-1)?.query['sort']).toBe('happenedOn'));
  await act(async () => void fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'dismissed' } }));
  await waitFor(() => expect(calls.at(-1)?.query['state']).toBe('dismissed'));
  expect(screen.getByTestId('where').textContent).toBe('?q=gagnon&state=dismissed&cols=who&sort=happenedOn');
});

it('an address that says something else asks for everything, and says when nothing was found', async () => {
  const calls = show('/?state=nonsense', []);
  await screen.findByText('Both sides have the same payments.');
  expect(calls.at(-1)?.query['state']).toBeUndefined();
  cleanup();
  stopPlaying();
  show('/?q=nothing', []);
  await screen.findByText('Nothing found');
});
