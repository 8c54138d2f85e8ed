import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { OwnNoticeCards } from './components/notice/OwnNoticeCards';

const NOTICE = {
  id: 'n',
  kind: 'notice',
  state: 'sent',
  mine: true,
  effect: null,
  lastDay: '2027-01-31',
  name: 'Kim',
  withdrawalAskedAt: null,
  answerNote: null,
};
let withdrawn = 0;

beforeEach(() => {
  withdrawn = 0;
  playServer((method, path) => {
    if (method === 'POST' && path.includes('/withdraw')) {
      withdrawn++;
      return [200, { ...NOTICE, state: 'withdrawn' }];
    }
    if (path.startsWith('/api/tenants/me/notices')) return [200, { notices: [NOTICE], open: false, rules: null }];
    return [503, { error: 'Busy', code: 'unavailable', requestId: 'r' }];
  });
});
afterEach(() => {
  cleanup();
  stopPlaying();
});

it('NOTICE-1 withdrawing one’s own notice asks first', async () => {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Around features={['renewals']}>
        <OwnNoticeCards leaseId="l" />
      </Around>
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw your notice?' });
  expect(withdrawn).toBe(0);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(withdrawn).toBe(1));
});
