import type { ListPage } from '@api/list-page';
import { expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { useAllRows } from './use-more';

interface Row {
  id: string;
}
type Query = UseInfiniteQueryResult<InfiniteData<ListPage<Row>>>;

it('says that it is loading until the last page is there and selected', async () => {
  let arrive: (answer: unknown) => void = () => undefined;
  const fetchNextPage = () => new Promise((resolve) => (arrive = resolve));
  const query = (pages: string[][]) =>
    ({
      data: { pages: pages.map((ids) => ({ rows: ids.map((id) => ({ id })), total: 3 })) },
      hasNextPage: pages.length < 3,
      isError: false,
      fetchNextPage,
    }) as unknown as Query;
  const choose = jest.fn();
  const { result, rerender } = renderHook(({ pages }) => useAllRows(query(pages), 3, ['a'], choose), {
    initialProps: { pages: [['a']] },
    wrapper: ({ children }) => <Around features={['../shared']}>{children}</Around>,
  });
  act(() => result.current?.onClick());
  // Two rows are loaded and one is selected: an action would still act on that one alone.
  rerender({ pages: [['a'], ['b']] });
  await act(async () => arrive(query([['a'], ['b']])));
  expect(result.current?.loading).toBe(true);
  rerender({ pages: [['a'], ['b'], ['c']] });
  expect(result.current?.loading).toBe(true);
  await act(async () => arrive(query([['a'], ['b'], ['c']])));
  expect(choose).toHaveBeenCalledWith([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
});
