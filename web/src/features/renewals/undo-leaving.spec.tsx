import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { LeaseNotices } from './components/notice/LeaseNotices';

afterEach(() => {
  cleanup();
  stopPlaying();
});

const NOTICE = {
  id: 'n1',
  leaseId: 'l1',
  name: 'Luc Roy',
  kind: 'notice',
  state: 'acknowledged',
  effect: 'tenant_leaves',
  lastDay: '2999-03-31',
  givenOn: '2026-11-01',
  earliestDay: null,
  answerNote: null,
  answeredAt: '2026-11-02T10:00:00Z',
  withdrawalAskedAt: null,
  reason: null,
  forwardingAddress: null,
  createdAt: '2026-11-01T10:00:00Z',
  home: '1 Elm',
  joint: true,
  leaseEndsOn: null,
  version: 3,
};

async function show(more: object = {}): Promise<unknown[]> {
  const sent: unknown[] = [];
  playServer((method, _path, body) => {
    if (method === 'GET') return [200, [{ ...NOTICE, ...more }]];
    sent.push(body);
    return [200, { ...NOTICE, state: 'sent', effect: null }];
  });
  await act(
    async () =>
      void render(
        <Around features={['renewals', '../app', '../shared', '../api']}>
          <QueryClientProvider client={new QueryClient()}>
            <LeaseNotices leaseId="l1" />
          </QueryClientProvider>
        </Around>,
      ),
  );
  await screen.findByText(/Luc Roy/);
  return sent;
}
const undo = () => screen.queryByRole('button', { name: 'Reopen notice' });

it('a confirmed leaving is undone after a question', async () => {
  const sent = await show();
  await act(async () => void fireEvent.click(undo() as HTMLElement));
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('Luc Roy stays on the lease, and the notice needs your answer again');
  await act(async () => void fireEvent.submit(dialog.querySelector('form') as HTMLFormElement));
  expect(sent).toEqual([{ status: 'undone', version: 3 }]);
});

it.each([
  ['the day has passed', { lastDay: '2026-01-31' }],
  ['the lease has a last day', { leaseEndsOn: '2999-06-30' }],
  ['the notice ends the lease', { effect: 'lease_ends', leaseEndsOn: '2999-03-31' }],
  ['the tenant asked to withdraw it', { withdrawalAskedAt: '2026-11-03T10:00:00Z' }],
])('none is offered where %s', async (_why, more) => {
  await show(more);
  expect(undo()).toBeNull();
});

it.each([
  ['a rent that is planned for after it', { lastDay: '2999-02-28' }, true],
  ['no rent that begins before it', { lastDay: '2999-03-31' }, false],
])('who acknowledges the end of a lease reads that it cancels %s', async (_what, more, warned) => {
  playServer(() => [200, [{ ...NOTICE, state: 'sent', effect: null, joint: false, ...more }]]);
  await act(
    async () =>
      void render(
        <Around features={['renewals', '../app', '../shared', '../api']}>
          <QueryClientProvider client={new QueryClient()}>
            <LeaseNotices leaseId="l1" planned={{ startsOn: '2999-03-01', rentCents: 213_990, currency: 'CAD' }} />
          </QueryClientProvider>
        </Around>,
      ),
  );
  await screen.findAllByText(/Luc Roy/);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Acknowledge notice' })));
  expect(screen.getByRole('dialog').textContent?.includes('$2,139.90 planned from')).toBe(warned);
});
