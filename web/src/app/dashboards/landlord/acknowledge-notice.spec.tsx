import { afterEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { LeaseNotices } from '../../../features/renewals/components/notice/LeaseNotices';
import { endParts } from './end-parts';

afterEach(() => {
  cleanup();
  stopPlaying();
});

const NOTICE = {
  id: 'n1',
  leaseId: 'l1',
  name: 'Jeanne Roy',
  kind: 'notice',
  state: 'sent',
  effect: null,
  lastDay: '2026-12-01',
  givenOn: '2026-11-01',
  earliestDay: null,
  answerNote: null,
  answeredAt: null,
  withdrawalAskedAt: null,
  reason: null,
  forwardingAddress: null,
  createdAt: '2026-11-01T10:00:00Z',
  home: '1 Elm',
  joint: false,
  leaseEndsOn: null,
  version: 1,
};
const CHANGES = {
  currency: 'CAD',
  months: [
    {
      period: '2026-12',
      beforeCents: 148_050,
      beforeDueOn: '2026-12-01',
      afterCents: 4_776,
      afterDueOn: '2026-12-01',
    },
  ],
  canceledFeesCents: 0,
  balanceCents: 148_050,
  newBalanceCents: 4_776,
};
const SHARE = 'Rent for December 2026 falls from $1,480.50 to $47.76, because the lease ends on Dec 1, 2026.';

/** Opens the question; which changes of rents were asked for. */
async function acknowledge(more: object = {}): Promise<string[]> {
  const asked: string[] = [];
  playServer((_method, path, _body, query) => {
    if (path.endsWith('/rent-changes')) asked.push(query.toString());
    return [200, path.endsWith('/rent-changes') ? CHANGES : [{ ...NOTICE, ...more }]];
  });
  await act(
    async () =>
      void render(
        <Around features={['renewals', 'landlords', '../app', '../shared', '../api']}>
          <QueryClientProvider client={new QueryClient()}>
            <LeaseNotices leaseId="l1" end={endParts('l1')} />
          </QueryClientProvider>
        </Around>,
      ),
  );
  await screen.findAllByText(/Jeanne Roy/);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Acknowledge notice' })));
  return asked;
}

describe('acknowledging a tenant’s notice', () => {
  it('PY-009 shows what the end changes of the posted rents before it is confirmed, as ending the lease does', async () => {
    const asked = await acknowledge();
    expect(await screen.findByText(SHARE)).toBeTruthy();
    expect(asked).toEqual(['endsOn=2026-12-01']);
  });

  it('shows it on a joint lease only once the whole lease ends', async () => {
    const asked = await acknowledge({ joint: true });
    const effect = screen.getByRole('combobox');
    await act(async () => void fireEvent.change(effect, { target: { value: 'tenant_leaves' } }));
    expect(asked).toEqual([]);
    await act(async () => void fireEvent.change(effect, { target: { value: 'lease_ends' } }));
    expect(await screen.findByText(SHARE)).toBeTruthy();
  });
});
