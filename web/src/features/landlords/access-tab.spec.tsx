import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Lease } from './api/types';
import { AccessTab } from './components/lease/AccessTab';

afterEach(() => {
  cleanup();
  stopPlaying();
});

const KIM = { id: 't1', firstName: 'Kim', lastName: 'Larsen', phone: null, accessEndsAt: null, code: null };

async function show(tenant: object, state = 'active'): Promise<unknown[]> {
  const sent: unknown[] = [];
  playServer((method, path, body) => {
    if (method === 'GET') return [200, []];
    sent.push([path, body]);
    return [
      201,
      { id: 'b1', kind: 'mail_letters', total: 1, pending: 1, done: 0, refused: 0, sentBefore: 0, noEmail: 0 },
    ];
  });
  const lease = { id: 'l1', state, unit: { timeZone: 'UTC' }, tenants: [{ ...KIM, ...tenant }] } as unknown as Lease;
  await act(
    async () =>
      void render(
        <Around features={['landlords', '../app', '../shared', '../api']}>
          <QueryClientProvider client={new QueryClient()}>
            <AccessTab lease={lease} />
          </QueryClientProvider>
        </Around>,
      ),
  );
  return sent;
}
const button = () => screen.queryByRole('button', { name: 'Email letters' });

it('emails the welcome letters of one lease from its own page', async () => {
  const sent = await show({ email: 'kim@example.com', joined: false });
  await act(async () => void fireEvent.click(button() as HTMLElement));
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('Everyone on this lease who hasn’t joined gets a new code.');
  const [, inDialog] = screen.getAllByRole('button', { name: 'Email letters', hidden: true });
  await act(async () => void fireEvent.click(inDialog as HTMLElement));
  expect(sent).toEqual([['/api/landlords/leases/letters/mail', { ids: ['l1'] }]]);
});

it.each([
  ['no address', { email: null, joined: false }, 'active'],
  ['someone who has joined', { email: 'kim@example.com', joined: true }, 'active'],
  ['a lease that has ended', { email: 'kim@example.com', joined: false }, 'ended'],
])('offers no email for %s', async (_what, tenant, state) => {
  await show(tenant, state);
  expect(button()).toBeNull();
});
