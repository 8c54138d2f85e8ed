import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { ErrorState } from '@ui/states/StatePanel';
import { Skeleton, type SkeletonProps } from '@ui/states/Skeleton';

interface QueryStateProps<Data> {
  query: UseQueryResult<Data>;
  shape?: SkeletonProps['shape'];
  children: (data: Data) => ReactNode;
}

/** The page's outline while it loads, what went wrong if it did not, else the page. */
export function QueryState<Data>({ query, shape = 'page', children }: QueryStateProps<Data>) {
  const t = useT();
  const textOf = useProblemText();
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (!query.error) return <Skeleton shape={shape} label={t('app.loading')} />;
  const { requestId } = toProblem(query.error);
  const retry = (
    <Button variant="secondary" onClick={() => void query.refetch()}>
      {t('service-requests.retry')}
    </Button>
  );
  return <ErrorState level={1} title={textOf(query.error)} retry={retry} reference={requestId && t('service-requests.reference', { requestId })} />;
}
