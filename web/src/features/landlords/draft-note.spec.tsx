import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Lease } from './api/types';
import { DraftNote } from './components/lease/DraftNote';

const KIM = { id: 't1', firstName: 'Kim', lastName: 'Larsen' };
let sent: unknown[];

beforeEach(() => {
  sent = [];
  playServer((_method, path, body) => {
    if (path === '/api/landlords/leases/l1/activate') sent.push(body);
    return [200, { id: 'l1' }];
  });
});
afterEach(() => {
  cleanup();
  stopPlaying();
});

async function show(tenants: object[], opening: Lease['opening'] = null): Promise<HTMLElement> {
  const lease = { id: 'l1', unitId: 'u1', state: 'draft', currency: 'USD', tenants, opening } as unknown as Lease;
  const { container } = render(
    <Around features={['landlords', '../app']}>
      <QueryClientProvider client={new QueryClient()}>
        <DraftNote lease={lease} />
      </QueryClientProvider>
    </Around>,
  );
  return container;
}
async function activate(tenants: object[]): Promise<void> {
  await show(tenants);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Activate lease' })));
}

it('FIRST-2 a lease without a tenant is activated after a question that says what it means', async () => {
  await activate([]);
  expect(sent).toEqual([]);
  const dialog = screen.getByRole('dialog', { name: 'No tenant yet. Activate anyway?' });
  expect(dialog.textContent).toContain('no one can see it, pay it or get reminders');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Activate anyway' })));
  expect(sent).toEqual([{ withoutTenant: true }]);
});

it('FIRST-2 one with a tenant is activated immediately', async () => {
  await activate([KIM]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([{}]);
});

it('says what an imported draft brings along, and when it is entered', async () => {
  const owed = { balanceCents: 255_050, owedSince: '2026-09-01', depositHeldCents: 80_000 };
  const text = (await show([KIM], owed)).textContent;
  expect(text).toMatch(
    /balance of .*2,550\.50 is carried over, owed since Sep 1, 2026\..*deposit of .*800\.00 is held/,
  );
  expect(text).toContain('when you activate the lease');
  cleanup();
  const ahead = await show([KIM], { balanceCents: -12_000, owedSince: null, depositHeldCents: 0 });
  expect(ahead.textContent).toMatch(/120\.00 was paid ahead/);
  cleanup();
  expect((await show([KIM])).textContent).not.toContain('ledger');
});
