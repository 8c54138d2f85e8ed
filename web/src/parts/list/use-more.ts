import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useT } from '@i18n/messages';
import type { ListPage } from '@api/list-page';

/** What a DataTable shows of a list that is read page by page. */
export function useMore<Row>(query: UseInfiniteQueryResult<InfiniteData<ListPage<Row>>>) {
  const t = useT();
  const rows = query.data?.pages.flatMap((page) => page.rows);
  const total = query.data?.pages[0]?.total;
  const more = query.hasNextPage ? { label: t('parts.more'), loading: query.isFetchingNextPage, onClick: () => void query.fetchNextPage() } : undefined;
  const footer = rows && total !== undefined && total > rows.length ? t('parts.shown', { shown: rows.length, total }) : undefined;
  return { rows, total, more, footer };
}

export function useListWords() {
  const t = useT();
  return { loading: t('app.loading'), sortRising: t('parts.sort.rising'), sortFalling: t('parts.sort.falling') };
}
