import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { endingQuery } from './api/ending';
import { renewalsQuery } from './api/renewals';
import RenewalsPage from './pages/RenewalsPage';

const browserFetch = globalThis.fetch;

beforeEach(() => {
  globalThis.fetch = jest.fn(async () => Response.json([]));
});
afterEach(() => {
  cleanup();
  globalThis.fetch = browserFetch;
});

/** The page without an open recommendation, where so many lease terms are ending. */
function show(ending: number): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const asked = { show: 'open', language: 'en', q: undefined, sort: 'startsOn' } as const;
  client.setQueryData(renewalsQuery(asked).queryKey, {
    pages: [{ rows: [], next: undefined, total: 0 }],
    pageParams: [undefined],
  });
  client.setQueryData(endingQuery.queryKey, ending);
  render(
    <Around features={['renewals', '../app', '../shared', '../api']}>
      <QueryClientProvider client={client}>
        <RenewalsPage />
      </QueryClientProvider>
    </Around>,
  );
}

it('LR-001 says how many lease terms are ending while none has a recommendation, and searches for them', async () => {
  show(26);
  expect(await screen.findByText('26 lease terms are ending')).toBeTruthy();
  expect(screen.queryByText('Nothing to do')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Find leases that are ending' }));
  expect(await screen.findByText('Nothing to do')).toBeTruthy();
});

it('LR-001 says that nothing is to be done where no lease term is ending', async () => {
  show(0);
  expect(await screen.findByText('Nothing to do')).toBeTruthy();
});
