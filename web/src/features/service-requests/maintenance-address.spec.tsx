import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import MaintenancePage from './pages/MaintenancePage';

afterEach(() => {
  cleanup();
  stopPlaying();
});

function Address() {
  return <output>{useLocation().search}</output>;
}

it('search, filters and view of Maintenance stand in the address, each change beside the others', async () => {
  const asked: string[] = [];
  playServer((_method, path, _body, query) => {
    if (path === '/api/service-requests')
      asked.push(['q', 'priority', 'issueType', 'open'].map((name) => query.get(name)).join(' '));
    return [200, []];
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  await act(
    async () =>
      void render(
        <Around
          at="/?q=tap&priority=high&issue=nobody-knows"
          features={['service-requests', '../shared/request-parts', '../shared', '../app', '../api']}
        >
          <QueryClientProvider client={client}>
            <MaintenancePage />
            <Address />
          </QueryClientProvider>
        </Around>,
      ),
  );
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('tap');
  expect(asked).toContain('tap High  true');
  fireEvent.change(screen.getByLabelText('All issue types'), { target: { value: 'plumbing' } });
  fireEvent.click(screen.getByRole('radio', { name: 'List' }));
  expect(document.querySelector('output')?.textContent).toBe('?q=tap&priority=high&issue=plumbing&view=list');
  await waitFor(() => expect(asked).toContain('tap High Plumbing '));
  fireEvent.change(screen.getByLabelText('All priorities'), { target: { value: '' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Board' }));
  expect(document.querySelector('output')?.textContent).toBe('?q=tap&issue=plumbing');
});

it('the filters of the board are behind one button on a phone, which says how many are set', async () => {
  playServer(() => [200, []]);
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  await act(
    async () =>
      void render(
        <Around
          at="/?priority=high&issue=plumbing"
          features={['service-requests', '../shared/request-parts', '../shared', '../app', '../api']}
        >
          <QueryClientProvider client={client}>
            <MaintenancePage />
          </QueryClientProvider>
        </Around>,
      ),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Filters (2)' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Filters', hidden: true }));
  expect(sheet.getByLabelText<HTMLSelectElement>('All issue types').value).toBe('plumbing');
  expect(sheet.getByLabelText<HTMLSelectElement>('All priorities').value).toBe('high');
});
