import { afterEach, expect, it } from '@jest/globals';
import { stopPlaying } from '@nav/testing/play-server';
import { changesIn, click, showPage } from '@nav/testing/show-page';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { StatementLines } from './components/StatementLines';

afterEach(() => {
  cleanup();
  stopPlaying();
});

const LINE = { id: 'e1', date: '2026-11-10', chargeCents: 7500, paymentCents: null, letter: null, balanceCents: 7500 };
const STATEMENT = {
  year: 2026,
  currency: 'CAD',
  openingCents: 0,
  closingCents: 7500,
  lines: [
    { ...LINE, entry: 'Parking', askedAt: null },
    { ...LINE, id: 'e2', entry: 'Late fee', askedAt: '2026-11-11T15:00:00Z' },
  ],
};
const show = (viaCode?: boolean) =>
  showPage({
    page: <StatementLines leaseId="l1" year={2026} />,
    features: ['payments'],
    answer: ({ path }) => {
      if (path.endsWith('/statement/lines')) return [200, STATEMENT];
      if (path === '/api/profiles/me') return viaCode === undefined ? undefined : [200, { viaCode }];
      return path === '/api/messages' ? [201, { id: 'm1' }] : undefined;
    },
  });

it('a tenant asks about an entry from its line, and the message names it', async () => {
  const calls = show(false);
  const [button] = await screen.findAllByRole('button', { name: 'Ask about this: Parking' });
  await waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(false));
  await act(async () => button?.click());
  expect(screen.getByText('Your landlord sees which entry you mean: Parking, $75.00, Nov 10, 2026.')).toBeTruthy();
  await act(async () => fireEvent.change(screen.getByLabelText('Your question'), { target: { value: 'What for?' } }));
  await click('Send question');
  await act(async () => new Promise((done) => setTimeout(done, 50)));
  expect(changesIn(calls)).toEqual([
    { method: 'POST', path: '/api/messages', body: { leaseId: 'l1', entryId: 'e1', message: 'What for?' } },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a line that was asked about leads to the conversation', async () => {
  show(false);
  const [link] = await screen.findAllByRole('link', { name: 'You asked about this: Late fee' });
  expect(link?.getAttribute('href')).toBe('/dashboards/tenant/messages?lease=l1');
});

it('who came in by a code is led to the messages, which ask for a password first', async () => {
  show(true);
  const [button] = await screen.findAllByRole('button', { name: 'Ask about this: Parking' });
  await act(async () => new Promise((done) => setTimeout(done, 50)));
  await act(async () => button?.click());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('nobody asks before it is known whether they came in by a code', async () => {
  show();
  const buttons = await screen.findAllByRole('button', { name: 'Ask about this: Parking' });
  expect(buttons.map((button) => (button as HTMLButtonElement).disabled)).not.toContain(false);
});
