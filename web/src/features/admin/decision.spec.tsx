import { afterEach, expect, it } from '@jest/globals';
import { stopPlaying } from '@nav/testing/play-server';
import { changesIn, click, showPage, type } from '@nav/testing/show-page';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import RatingReportsPage from './pages/RatingReportsPage';

const REPORT = {
  id: 'r1',
  version: 1,
  companyName: 'Plombex',
  stars: 2,
  note: 'Rude',
  reason: 'It names my employee.',
  reportedAt: '2026-11-20T12:00:00Z',
  state: 'open',
  decisionReason: null,
  decidedAt: null,
};

afterEach(() => {
  cleanup();
  stopPlaying();
});

it('COLLIDE keeps what was typed where another admin decided meanwhile, shows their decision, and saves on top of it', async () => {
  let now: object = REPORT;
  const calls = showPage({
    page: <RatingReportsPage />,
    features: ['admin'],
    at: '/dashboards/admin/ratings?open=r1',
    answer: ({ method, body }) => {
      if (method === 'GET') return [200, [now]];
      if ((body as { version: number }).version === 2) return [200, now];
      now = { ...REPORT, version: 2, state: 'hidden', decisionReason: 'Names a person' };
      return [409, { code: 'stale_version', error: 'Someone else changed this' }];
    },
  });
  const radio = await screen.findByRole('radio', { name: /Keep the comment/ });
  await act(async () => void fireEvent.click(radio));
  await type('Reason', 'It is fair');
  await click('Save decision');
  expect(await screen.findByText('Decided in the meantime')).toBeTruthy();
  expect(screen.getByText(/Names a person/)).toBeTruthy();
  expect((screen.getByLabelText('Reason') as HTMLTextAreaElement).value).toBe('It is fair');
  await click('Save decision');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(changesIn(calls).map(({ body }) => body)).toEqual([
    { hidden: false, reason: 'It is fair', version: 1 },
    { hidden: false, reason: 'It is fair', version: 2 },
  ]);
});
