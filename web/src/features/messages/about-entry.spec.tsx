import { afterEach, expect, it } from '@jest/globals';
import { stopPlaying } from '@nav/testing/play-server';
import { showPage } from '@nav/testing/show-page';
import { cleanup, screen } from '@testing-library/react';
import { Conversation } from './components/Conversation';

afterEach(() => {
  cleanup();
  stopPlaying();
});

const YEAR = new Date().getFullYear();

function show(date: string, templates = false): void {
  const entry = { id: 'e1', name: 'Parking', date, amountCents: 7500, currency: 'CAD' };
  const message = {
    id: 'm1',
    message: 'What for?',
    language: 'en',
    own: true,
    senderName: 'Ana',
    attachments: [],
    entry,
  };
  showPage({
    page: <Conversation leaseId="l1" unread={0} canAttach={false} templates={templates} />,
    features: ['messages'],
    answer: ({ path }) =>
      path === '/api/messages' ? [200, [{ ...message, createdAt: `${YEAR}-01-02T12:00:00Z` }]] : undefined,
  });
}

it('an entry of this year leads to the entries of the same lease', async () => {
  show(`${YEAR}-06-15`);
  const link = await screen.findByRole('link', { name: /^About: Parking/ });
  expect(link.getAttribute('href')).toBe('/dashboards/tenant/payments?lease=l1#statement');
});

it('an entry of another year is named, without a link to a page that does not have it', async () => {
  show(`${YEAR - 1}-06-15`);
  expect(await screen.findByText(/^About: Parking/)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('a landlord is led to the lease, which has every year', async () => {
  show(`${YEAR - 1}-06-15`, true);
  const link = await screen.findByRole('link', { name: /^About: Parking/ });
  expect(link.getAttribute('href')).toContain('l1');
});
