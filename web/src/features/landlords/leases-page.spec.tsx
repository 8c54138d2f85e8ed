import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import LeasesPage from './pages/LeasesPage';

afterEach(() => {
  cleanup();
  stopPlaying();
});

const lease = (id: string, currency: string, more: object = {}) => ({
  id,
  unitId: 'u',
  propertyId: 'p',
  state: 'active',
  startsOn: '2026-07-01',
  termEndsOn: null,
  endsOn: null,
  rentCents: 165_000,
  currency,
  posting: false,
  openCents: 0,
  overdueCents: 0,
  processingCents: 0,
  creditCents: 0,
  openingBalanceCents: 0,
  unitLabel: id,
  streetNumber: '87',
  street: 'Laurier',
  city: 'Montréal',
  tenants: [`Tenant ${id}`],
  createdAt: '2026-07-01T00:00:00Z',
  ...more,
});

async function show(rows: object[]) {
  playServer((_, path) => {
    if (path.endsWith('/posting')) return [200, { posted: 0, total: 0 }];
    return [200, path === '/api/landlords/leases' ? rows : []];
  });
  render(
    <Around features={['landlords', '../app/layouts', '../app', '../shared', '../api']}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <LeasesPage />
      </QueryClientProvider>
    </Around>,
  );
  await screen.findAllByText('Tenant 1');
}

it('shows what a tenant has paid ahead, in its currency where there are several', async () => {
  await show([lease('1', 'CAD', { creditCents: 5000 }), lease('2', 'USD', { openCents: 100, overdueCents: 100 })]);
  expect(document.body.textContent).toContain('$50.00\u00a0CAD credit');
  expect(document.body.textContent).toContain('$1.00\u00a0USD overdue');
  expect(document.body.textContent).toContain('$1,650.00\u00a0USD');
});

it('what is left of an ended lease’s payments is to be given back', async () => {
  await show([lease('1', 'CAD', { state: 'ended', creditCents: 5000 })]);
  expect(document.body.textContent).toContain('$50.00 to give back');
});

it('writes amounts without a currency where there is one', async () => {
  await show([lease('1', 'CAD', { creditCents: 5000 })]);
  expect(document.body.textContent).toContain('$50.00 credit');
});

it('says why leases in two currencies can’t be charged together', async () => {
  await show([lease('1', 'CAD'), lease('2', 'USD')]);
  for (const box of screen.getAllByRole('checkbox').slice(1)) fireEvent.click(box);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Add a charge' })));
  const dialog = screen.getByRole('dialog', { name: 'Choose leases in one currency' });
  expect(dialog.textContent).toContain('You chose leases in CAD and USD.');
});

it('the filters are behind one button on a phone', async () => {
  await show([lease('1', 'CAD')]);
  fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Filters', hidden: true }));
  expect(sheet.getAllByRole('combobox', { hidden: true }).length).toBeGreaterThan(0);
});
