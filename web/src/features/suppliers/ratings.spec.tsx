import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { Supplier } from './api/own-profile';
import type { Rating } from './api/ratings';
import { RatingCell, RatingsDialog, RatingsSection } from './components/Ratings';

const PLOMBEX = { id: 's', companyName: 'Plombex', ratingAverage: 4.5, ratingCount: 6 } as Supplier;
const RATING: Rating = {
  id: 'r',
  stars: 4,
  note: 'Came late',
  trade: 'plumbing',
  month: '2026-03',
  answer: null,
  report: null,
  reportAnswer: null,
};

let ratings: Rating[];
let sent: [string, unknown][];
beforeEach(() => {
  ratings = [RATING];
  sent = [];
  playServer((method, _path, body) => {
    if (method === 'GET') return [200, ratings];
    sent.push([method, body]);
    return [200, RATING];
  });
});
afterEach(() => {
  cleanup();
  stopPlaying();
});

const show = (children: React.ReactNode) =>
  render(
    <Around features={['suppliers', '../app', '../shared', '../api']}>
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    </Around>,
  );

it('landlords read stars, month, trade, note and answer, with a word where the rating is newer', async () => {
  ratings = [{ ...RATING, answer: { text: 'Sorry.', language: 'en', outdated: true } }];
  show(<RatingsDialog supplier={PLOMBEX} onClose={() => undefined} />);
  expect(await screen.findByText('Came late')).not.toBeNull();
  expect(screen.getByRole('img', { name: '4 of 5', hidden: true })).not.toBeNull();
  expect(screen.getByText('Plumbing, March 2026')).not.toBeNull();
  expect(screen.getByText('Sorry.')).not.toBeNull();
  expect(screen.getByText(/changed after this reply/)).not.toBeNull();
  expect(screen.queryByRole('button', { name: /Reply/, hidden: true })).toBeNull();
});

it('few ratings are explained, and without one there is nothing to open', async () => {
  ratings = [];
  show(<RatingsDialog supplier={PLOMBEX} onClose={() => undefined} />);
  expect(await screen.findByText(/at least 5/)).not.toBeNull();
  cleanup();
  show(<RatingCell supplier={{ ...PLOMBEX, ratingAverage: null, ratingCount: 0 }} onRead={() => undefined} />);
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  for (const [ratingCount, opens] of [
    [4, false],
    [5, true],
  ] as const) {
    show(<RatingCell supplier={{ ...PLOMBEX, ratingCount }} onRead={() => undefined} />);
    expect(screen.queryByRole('button', { name: 'Read the ratings of Plombex' }) !== null).toBe(opens);
    cleanup();
  }
});

it('the supplier answers, changes the answer and removes it', async () => {
  show(<RatingsSection supplier={PLOMBEX} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Reply' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Your reply' }), { target: { value: '  ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save reply' }));
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByRole('textbox', { name: 'Your reply' }), { target: { value: ' Sorry. ' } });
  ratings = [{ ...RATING, answer: { text: 'Sorry.', language: 'en', outdated: false } }];
  fireEvent.click(screen.getByRole('button', { name: 'Save reply' }));
  expect(await screen.findByRole('button', { name: 'Change reply' })).not.toBeNull();
  expect(sent).toEqual([['PUT', { text: 'Sorry.' }]]);
  fireEvent.click(screen.getByRole('button', { name: 'Remove reply' }));
  fireEvent.click(screen.getAllByRole('button', { name: 'Remove reply', hidden: true }).at(-1)!);
  await waitFor(() => expect(sent.at(-1)).toEqual(['DELETE', undefined]));
});
