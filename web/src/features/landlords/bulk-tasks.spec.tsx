import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BulkTasks } from './components/BulkTasks';
import { ChargeManyDialog } from './components/lease/ChargeManyDialog';
import { LateFeesDialog } from './components/lease/LateFeesDialog';

const TASK = {
  id: 't',
  kind: 'activate_leases',
  createdAt: '2026-11-23T12:00:00.000Z',
  total: 400,
  pending: 280,
  done: 119,
  sentBefore: 0,
  noEmail: 0,
  refused: 1,
};
let tasks: object[];
let sent: { path: string; body: unknown }[];

beforeEach(() => {
  sent = [];
  playServer((method, path, body) => {
    if (method === 'POST') sent.push({ path, body });
    if (path.endsWith('/close')) tasks = [];
    if (path.endsWith('/rows'))
      return [
        200,
        [
          {
            leaseId: 'l1',
            leaseTenantId: null,
            name: 'Kim Larsen',
            home: '87 Maple St, 2',
            email: null,
            outcome: 'done',
          },
          {
            leaseId: 'l2',
            leaseTenantId: null,
            name: '',
            home: '89 Maple St, 3',
            email: null,
            outcome: 'refused',
            code: 'lease_without_tenant',
            error: 'No tenant',
          },
        ],
      ];
    if (/\/(?:charges|late-fees)$/.test(path)) return [200, { done: (body as { ids: string[] }).ids, refused: [] }];
    return [200, tasks];
  });
});
afterEach(() => {
  cleanup();
  stopPlaying();
});

const show = (child: React.ReactNode) =>
  render(
    <Around features={['landlords', '../app', '../app/layouts']}>
      <QueryClientProvider client={new QueryClient()}>{child}</QueryClientProvider>
    </Around>,
  );

it('BULK-7 says how far it is, also to someone who comes back to the page', async () => {
  tasks = [TASK];
  show(<BulkTasks back="/" />);
  await waitFor(() => expect(document.body.textContent).toContain('Activating leases: 120 of 400'));
  expect(document.body.textContent).toContain('You can leave this page or close it.');
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('120');
});

it('BULK-7 lists at the end what could not be done, with the reason and the way to it, until it is closed', async () => {
  tasks = [{ ...TASK, pending: 0, done: 399 }];
  show(<BulkTasks back="/" />);
  await waitFor(() => expect(document.body.textContent).toContain('399 leases activated. 1 lease is still a draft.'));
  // The list may still be filtered by draft, and would be empty.
  expect(screen.getByRole('link', { name: 'See active leases' }).getAttribute('href')).toContain('state=active');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'See the list' })));
  const dialog = await screen.findByRole('dialog', { name: 'Leases that weren’t activated' });
  await screen.findByRole('link', { name: '89 Maple St, 3' });
  expect(dialog.textContent).toContain('This lease has no tenant yet.');
  expect(dialog.textContent).not.toContain('Kim Larsen');
  const [close] = screen.getAllByRole('button', { name: 'Close' });
  if (close) await act(async () => fireEvent.click(close));
});

it('BULK-8 a charge for more leases than one request takes is sent in parts, under one key', async () => {
  const ids = Array.from({ length: 420 }, (_, at) => `lease-${at}`);
  let outcome: { done: string[] } | undefined;
  tasks = [];
  show(<ChargeManyDialog ids={ids} currency="CAD" onClose={() => undefined} onDone={(answer) => (outcome = answer)} />);
  fireEvent.change(screen.getByLabelText(/^Amount/), { target: { value: '25' } });
  fireEvent.change(screen.getByLabelText('What it’s for'), { target: { value: 'Window' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add charge' })));
  await waitFor(() => expect(outcome?.done).toHaveLength(420));
  const parts = sent
    .filter(({ path }) => path.endsWith('/charges'))
    .map(({ body }) => body as { ids: string[]; key: string });
  expect(parts.flatMap((part) => part.ids)).toEqual(ids);
  expect(Math.max(...parts.map((part) => part.ids.length))).toBeLessThanOrEqual(200);
  expect(new Set(parts.map(({ key }) => key)).size).toBe(1);
});

it('BULK-9 one late fee for many leases: an amount in one currency, else a share of the rent', async () => {
  tasks = [];
  const fees = (currency: string | undefined) => (
    <LateFeesDialog
      ids={['lease-1', 'lease-2']}
      currency={currency}
      onClose={() => undefined}
      onDone={() => undefined}
    />
  );
  const press = async () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Set late fee' })));
  const sentFees = () => sent.filter(({ path }) => path.endsWith('/late-fees')).map(({ body }) => body);
  show(fees('CAD'));
  await press();
  expect(sentFees()).toEqual([]);
  fireEvent.change(screen.getByLabelText(/^Amount/), { target: { value: '25' } });
  const ids = ['lease-1', 'lease-2'];
  await press();
  await waitFor(() =>
    expect(sentFees()).toEqual([{ ids, lateFeeKind: 'fixed', lateFeeValue: 2500, lateFeeAfterDays: 5 }]),
  );
  cleanup();
  show(fees(undefined));
  expect(screen.queryByRole('option', { name: 'A fixed amount' })).toBeNull();
  fireEvent.change(screen.getByLabelText('Percent of the rent'), { target: { value: '2.5' } });
  await press();
  await waitFor(() =>
    expect(sentFees().at(-1)).toEqual({ ids, lateFeeKind: 'percent', lateFeeValue: 250, lateFeeAfterDays: 5 }),
  );
});

it('shows the newest result, and folds the earlier ones', async () => {
  tasks = [1, 2, 3].map((at) => ({ ...TASK, id: `t${at}`, pending: 0, done: at * 50, refused: 0 }));
  show(<BulkTasks back="/" />);
  expect((await screen.findByText(/150 leases/)).closest('details')).toBeNull();
  expect(screen.getByText('2 earlier results').closest('details')?.open).toBe(false);
  expect(screen.getByText(/^50 leases/).closest('details')).not.toBeNull();
});
