import { afterEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { EndingRules } from './components/overview/EndingRules';

const ENDINGS = [
  { region: 'US-CA', place: 'San Diego', topic: 'rent_cap', validTo: '2026-07-31', expired: true },
  { region: 'CA-MB', place: null, topic: 'rent_cap', validTo: '2026-12-31', expired: false },
];

function show(endings: object[]): void {
  playServer(() => [200, endings]);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <Around features={['admin', '../shared', '../api', '../app']} language="fr">
      <QueryClientProvider client={client}>
        <EndingRules />
      </QueryClientProvider>
    </Around>,
  );
}

afterEach(() => {
  cleanup();
  stopPlaying();
});

describe('“Rules that expire” on the admin’s home', () => {
  it('names each with its last day, and leads to where the next value is entered', async () => {
    show(ENDINGS);
    const link = await screen.findByRole('link', { name: 'Manitoba' });
    expect(link.getAttribute('href')).toContain('/dashboards/admin/region-rules?region=CA-MB&next=rent_cap');
    expect(screen.getByText(/^valable jusqu’au 31 déc\. 2026$/)).toBeTruthy();
    expect(screen.getByText(/^expirée le 31 juill\. 2026$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'San Diego, Californie' })).toBeTruthy();
  });

  it('is not there while nothing runs out', async () => {
    show([]);
    await act(() => new Promise((later) => setTimeout(later, 50)));
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
