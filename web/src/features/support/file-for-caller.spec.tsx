import { session, type SignedIn } from '@api/session';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { stopPlaying } from '@nav/testing/play-server';
import { click, showPage, type } from '@nav/testing/show-page';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';
import TicketsPage from './pages/TicketsPage';

function Place() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back from <samp>{pathname + search}</samp>
    </button>
  );
}
const place = () => document.querySelector('samp')?.textContent;

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  stopPlaying();
  session.end('signed-out');
});

it('leads to the ticket that was filed, and back to the list without the dialog', async () => {
  session.begin({ access_token: 't', profile: { userId: 'me', userType: 'admin' } } as unknown as SignedIn);
  showPage({
    page: (
      <>
        <Place />
        <TicketsPage />
      </>
    ),
    features: ['support'],
    at: '/?q=rent&new=1',
    answer: ({ method, path }) => {
      if (method !== 'GET') return [201, { id: 'k7', number: 7 }];
      return path.endsWith('/counts') ? undefined : [200, []];
    },
  });
  await type('Name', 'Kim Larsen');
  await type('Phone', '+1 514 555 0100');
  await type('Subject', 'Receipt');
  await type('What they asked', 'For November.');
  await click('File ticket');
  await waitFor(() => expect(place()).toBe('/dashboards/admin/tickets/k7'));
  await click('Back from /dashboards/admin/tickets/k7');
  expect(place()).toBe('/?q=rent');
  expect(screen.queryByRole('dialog')).toBeNull();
});
