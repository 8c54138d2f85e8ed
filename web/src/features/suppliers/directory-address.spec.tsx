import { afterEach, expect, it } from '@jest/globals';
import { paths } from '@nav/paths';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import DirectoryPage from './pages/DirectoryPage';

afterEach(() => {
  cleanup();
  stopPlaying();
});

function Address() {
  return <output>{useLocation().search}</output>;
}

it('search and trade of the directory stand in the address', async () => {
  const asked: string[] = [];
  playServer((_method, path, _body, query) => {
    if (path.endsWith('/suppliers')) asked.push(`${query.get('q')} ${query.get('trade')}`);
    return [200, []];
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  await act(
    async () =>
      void render(
        <Around at="/?q=plom&trade=hvac" features={['suppliers', '../shared', '../app', '../api']}>
          <QueryClientProvider client={client}>
            <DirectoryPage />
            <Address />
          </QueryClientProvider>
        </Around>,
      ),
  );
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('plom');
  expect(asked).toEqual(['plom hvac']);
  const trade = screen.getByLabelText<HTMLSelectElement>('All trades');
  expect(trade.value).toBe('hvac');
  fireEvent.change(trade, { target: { value: '' } });
  expect(document.querySelector('output')?.textContent).toBe('?q=plom');
  await waitFor(() => expect(asked).toEqual(['plom hvac', 'plom null']));
});

it('FTO-3 the property that a supplier is needed for is in the address, and the directory is asked for it', async () => {
  const asked: (string | null)[] = [];
  playServer((_method, path, _body, query) => {
    if (path.endsWith('/suppliers')) asked.push(query.get('propertyId'));
    return [200, path.endsWith('/properties') ? [{ id: 'p1', name: '87 Laurier' }] : []];
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  await act(
    async () =>
      void render(
        <Around at="/?property=p1" features={['suppliers', '../shared', '../app', '../api']}>
          <QueryClientProvider client={client}>
            <DirectoryPage />
            <Address />
          </QueryClientProvider>
        </Around>,
      ),
  );
  const home = await screen.findByLabelText<HTMLSelectElement>('For a property');
  await waitFor(() => expect(home.value).toBe('p1'));
  await waitFor(() => expect(asked.at(-1)).toBe('p1'));
  fireEvent.change(home, { target: { value: '' } });
  expect(document.querySelector('output')?.textContent).toBe('');
});

it('an Elite Partner has a badge, and no one else', async () => {
  const supplier = (id: string, companyName: string, elite: boolean) => ({
    id,
    companyName,
    elite,
    trades: [],
    areaPrefixes: [],
    papers: [],
    numbers: null,
    ratingCount: 0,
    ratingAverage: null,
  });
  playServer((_method, path) => [
    200,
    path.endsWith('/suppliers') ? [supplier('s1', 'Zenith', true), supplier('s2', 'Plombex', false)] : [],
  ]);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  render(
    <Around features={['suppliers', '../shared', '../app', '../api']}>
      <QueryClientProvider client={client}>
        <DirectoryPage />
      </QueryClientProvider>
    </Around>,
  );
  const badges = await screen.findAllByText('Elite Partner');
  const named = badges.map((badge) => badge.parentElement?.textContent);
  expect(new Set(named)).toEqual(new Set(['Zenith Elite Partner']));
  expect(screen.getAllByText('Plombex').length).toBeGreaterThan(0);
});

it('an empty directory offers to invite the first supplier; a search that finds none does not', async () => {
  playServer(() => [200, []]);
  const show = (at: string) =>
    act(
      async () =>
        void render(
          <Around at={at} features={['suppliers', '../shared', '../app', '../api']}>
            <QueryClientProvider client={new QueryClient()}>
              <DirectoryPage />
            </QueryClientProvider>
          </Around>,
        ),
    );
  await show('/');
  fireEvent.click(await screen.findByRole('button', { name: 'Invite your plumber' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
  cleanup();
  await show('/?q=plom');
  expect(await screen.findByText('No supplier found')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Invite your plumber' })).toBeNull();
});

it('who comes from a request to invite a supplier finds its trade chosen', async () => {
  playServer(() => [200, []]);
  await act(
    async () =>
      void render(
        <Around
          at={`/${paths.landlordInviteSupplier({ trade: 'plumbing', property: 'p1' }).replace(/^[^?]*/, '')}`}
          features={['suppliers', '../shared', '../app', '../api']}
        >
          <QueryClientProvider client={new QueryClient()}>
            <DirectoryPage />
            <Address />
          </QueryClientProvider>
        </Around>,
      ),
  );
  const trade = await screen.findByLabelText<HTMLSelectElement>('Main trade');
  expect(trade.selectedOptions[0]?.textContent).toBe('Plumbing');
  fireEvent.click(screen.getByRole('button', { name: 'Back', hidden: true }));
  expect(screen.queryByLabelText('Main trade')).toBeNull();
  expect(document.querySelector('output')?.textContent).toBe('?trade=plumbing&property=p1');
});
