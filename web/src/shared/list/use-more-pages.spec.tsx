import type { ListPage } from '@api/list-page';
import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { useListAddress } from './use-list-address';
import { useMorePages } from './use-more-pages';

const LAST = 4;
let asked: number[] = [];
afterEach(() => {
  cleanup();
  asked = [];
});

function List() {
  const { values, set } = useListAddress(['q', 'new'] as const);
  const query = useInfiniteQuery({
    queryKey: ['rows', values.q],
    initialPageParam: 1,
    queryFn: ({ pageParam }): Promise<ListPage<string>> => {
      asked.push(pageParam);
      return Promise.resolve({ rows: [`row ${values.q}${pageParam}`], total: LAST } as ListPage<string>);
    },
    getNextPageParam: (_last, pages) => (pages.length < LAST ? pages.length + 1 : undefined),
  });
  const { rows = [], more } = useMorePages(query);
  return (
    <>
      <ul>
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
      {more && <button onClick={more.onClick}>More</button>}
      <button onClick={() => set('q', 'ivo ')}>Filter</button>
      <button onClick={() => set('new', '1')}>New</button>
      <output>{useLocation().search}</output>
    </>
  );
}

function show(address: string): void {
  render(
    <Around features={['../shared']} at={address}>
      <QueryClientProvider client={new QueryClient()}>
        <List />
      </QueryClientProvider>
    </Around>,
  );
}
const rows = () => screen.queryAllByRole('listitem').length;
const address = () => screen.getByRole('status').textContent;

it('shows again as much as the address says, and writes down what is loaded further', async () => {
  show('/?pages=2');
  await waitFor(() => expect(rows()).toBe(2));
  await act(async () => void fireEvent.click(screen.getByText('More')));
  await waitFor(() => expect(rows()).toBe(3));
  expect(address()).toBe('?pages=3');
  expect(asked).toEqual([1, 2, 3]);
});

it('begins with the first page for other words, and keeps its place while a dialog opens', async () => {
  show('/?pages=2');
  await waitFor(() => expect(rows()).toBe(2));
  fireEvent.click(screen.getByText('New'));
  expect(address()).toBe('?pages=2&new=1');
  fireEvent.click(screen.getByText('Filter'));
  await waitFor(() => expect(screen.queryByText('row ivo 1')).not.toBeNull());
  expect(rows()).toBe(1);
  expect(address()).toBe('?new=1&q=ivo+');
});

it.each(['-3', 'NaN', '1e9', '2.9;drop'])('takes the address pages=%s as no more than there is', async (pages) => {
  show(`/?pages=${pages}`);
  await waitFor(() => expect(rows()).toBeGreaterThan(0));
  await act(async () => void (await new Promise((done) => setTimeout(done, 100))));
  expect(rows()).toBe(pages === '1e9' ? LAST : 1);
});
