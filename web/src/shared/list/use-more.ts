import type { ListPage } from '@api/list-page';
import { useT } from '@i18n/messages';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';

/** What a DataTable needs to show a list that is loaded page by page. */
export function useMore<Row>(query: UseInfiniteQueryResult<InfiniteData<ListPage<Row>>>) {
  const t = useT();
  // Drawing hundreds of rows takes a while: clicks and typing come first, and pages that arrive in quick succession are
  // rendered once.
  const drawn = useDeferredValue(query.data);
  const rows = useMemo(() => drawn?.pages.flatMap((page) => page.rows), [drawn]);
  const total = query.data?.pages[0]?.total;
  const more = query.hasNextPage
    ? { label: t('parts.more'), loading: query.isFetchingNextPage, onClick: () => void query.fetchNextPage() }
    : undefined;
  const footer =
    rows && total !== undefined && total > rows.length ? t('parts.shown', { shown: rows.length, total }) : undefined;
  return { rows, total, more, footer };
}

/**
 * “Select all 378” beside the checkboxes of a long list: once every loaded row is selected, the rest is loaded and selected
 * too. Undefined if there is nothing more to select.
 */
export function useAllRows<Row>(
  query: UseInfiniteQueryResult<InfiniteData<ListPage<Row>>>,
  total: number | undefined,
  chosen: readonly string[],
  choose: (rows: Row[]) => void,
) {
  const t = useT();
  const [loading, setLoading] = useState(false);
  const loaded = query.data?.pages.flatMap((page) => page.rows) ?? [];
  // While it loads, more rows are there than are selected.
  if (total === undefined) return undefined;
  if (!loading && (!query.hasNextPage || chosen.length === 0 || chosen.length < loaded.length)) return undefined;
  const fetchAll = async () => {
    setLoading(true);
    let answer = await query.fetchNextPage();
    while (answer.hasNextPage && !answer.isError) answer = await answer.fetchNextPage();
    setLoading(false);
    if (!answer.isError) choose(answer.data?.pages.flatMap((page) => page.rows) ?? []);
  };
  return { label: t('parts.selectAll', { total }), loading, onClick: () => void fetchAll() };
}

export function useListWords() {
  const t = useT();
  return { loading: t('app.loading'), sortRising: t('parts.sort.rising'), sortFalling: t('parts.sort.falling') };
}
