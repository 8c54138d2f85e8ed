import type { ListPage } from '@api/list-page';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useListAddress } from './use-list-address';
import { useMore } from './use-more';

const NAMES = ['pages'] as const;
/** An address can contain anything: no more than this is loaded without a click. */
const MOST = 20;

/**
 * `useMore` for the list that a page is about: how far someone has loaded it is in the address (`pages`), so that a reload, a
 * bookmark or the way back shows as much. Other lists of the page (a panel, a column) use `useMore`.
 */
export function useMorePages<Row>(query: UseInfiniteQueryResult<InfiniteData<ListPage<Row>>>) {
  const { values, set } = useListAddress(NAMES);
  const loaded = query.data?.pages.length ?? 0;
  const wanted = Math.min(Math.trunc(Number(values.pages)) || 1, MOST);
  const { hasNextPage, isFetching, isError, isPlaceholderData, fetchNextPage } = query;
  const lacks = loaded > 0 && loaded < wanted && hasNextPage && !isFetching && !isError && !isPlaceholderData;
  // Depends on `loaded` too, because an answer that arrives immediately doesn't change `lacks`.
  useEffect(() => {
    if (lacks) void fetchNextPage();
  }, [lacks, loaded, fetchNextPage]);
  const parts = useMore(query);
  const { more } = parts;
  if (!more) return parts;
  const further = () => {
    set('pages', String(loaded + 1));
    return more.onClick();
  };
  return { ...parts, more: { ...more, onClick: further } };
}
