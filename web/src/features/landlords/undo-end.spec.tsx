import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Lease } from './api/types';
import { LeaseMenu } from './components/lease/LeaseMenu';

afterEach(() => {
  cleanup();
  stopPlaying();
});

const ENDED = {
  id: 'l1',
  state: 'ended',
  startsOn: '2026-01-01',
  endsOn: '2026-11-15',
  currency: 'CAD',
  tenants: [{ firstName: 'Rosa', lastName: 'Paper', email: null, joined: false }],
  endDays: { today: '2026-11-23' },
};
const show = (undoEndUntil: string | null) =>
  act(async () =>
    render(
      <Around features={['landlords', '../app', '../shared', '../api']}>
        <QueryClientProvider client={new QueryClient()}>
          <LeaseMenu lease={{ ...ENDED, undoEndUntil } as unknown as Lease} />
        </QueryClientProvider>
      </Around>,
    ),
  );
const click = async (found: HTMLElement) => act(async () => void fireEvent.click(found));

it('PY-009 the end of a lease is undone from its menu, after a question that says what follows and until when', async () => {
  const sent: string[] = [];
  playServer((method, path) => {
    if (method !== 'GET') sent.push(path);
    return [200, ENDED];
  });
  await show('2026-12-22');
  await click(screen.getByRole('button', { name: 'More actions' }));
  await click(await screen.findByRole('menuitem', { name: 'Undo the end' }));
  expect(await screen.findByText(/You can do this until Dec(ember)? 22, 2026/)).toBeTruthy();
  expect(screen.getByText(/Rosa Paper/)).toBeTruthy();
  expect(sent).toEqual([]);
  await click(screen.getByRole('button', { name: 'Undo the end' }));
  await waitFor(() => expect(sent).toEqual(['/api/landlords/leases/l1/end/undo']));
});

it('an end that can no longer be undone has no menu', async () => {
  await show(null);
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
});
