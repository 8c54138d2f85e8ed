import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { stopPlaying } from '@nav/testing/play-server';
import { changesIn, click, showPage, type, type Call } from '@nav/testing/show-page';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { Toaster } from '@ui/overlay/Toaster';
import { useLocation } from 'react-router-dom';
import { SaveTeamView, TeamViews } from './TeamViews';

const MINE = { id: 'v1', name: 'Mine', address: 'priority=urgent&view=mine&gone=1' };
let views: object[];

function Address() {
  const { search } = useLocation();
  return <p data-testid="address">{search}</p>;
}

function show(at: string): Call[] {
  return showPage({
    page: (
      <>
        <SaveTeamView list="tickets" kept={['view', 'priority']} />
        <TeamViews list="tickets" kept={['view', 'priority']} />
        <Address />
        <Toaster words={{ region: 'Messages', dismiss: 'Dismiss' }} />
      </>
    ),
    features: ['../shared/team-views'],
    at,
    answer: ({ method, query }) => {
      if (method !== 'GET') return method === 'POST' ? [201, MINE] : [200, {}];
      expect(query).toMatchObject({ list: 'tickets' });
      return [200, views];
    },
  });
}

beforeEach(() => void (views = [MINE]));
afterEach(() => {
  cleanup();
  stopPlaying();
});

it('saves what is shown under a name, without dialogs and pages of the address', async () => {
  views = [];
  const calls = show('/tickets?priority=low&new=1&pages=3&view=all');
  await click('Save view');
  await click('Save view');
  expect(await screen.findByText('Enter a name.')).toBeTruthy();
  await type('Name of the view', ' Low ');
  await click('Save view');
  await waitFor(() =>
    expect(changesIn(calls)).toMatchObject([
      { method: 'POST', body: { list: 'tickets', name: 'Low', address: 'view=all&priority=low' } },
    ]),
  );
});

it('opens a view by a link, knows the one that is shown, deletes it, and saves it again when that is undone', async () => {
  const calls = show('/tickets?view=mine&priority=urgent');
  const link = await screen.findByRole('link', { name: 'Mine' });
  expect(link.getAttribute('href')).toBe('/tickets?view=mine&priority=urgent');
  expect(link.getAttribute('aria-current')).toBe('page');
  expect(screen.queryByRole('button', { name: 'Save view' })).toBeNull();
  await click('Delete the view Mine');
  await click('Undo');
  await waitFor(() =>
    expect(changesIn(calls).map(({ method, body }) => [method, body])).toEqual([
      ['DELETE', undefined],
      ['POST', { list: 'tickets', name: 'Mine', address: MINE.address }],
    ]),
  );
});

it('is nothing where nothing is saved or filtered', async () => {
  views = [];
  show('/tickets?new=1');
  await screen.findByTestId('address');
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
