import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { useT } from '@i18n/messages';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Skeleton } from '@ui/states/Skeleton';
import { ErrorState } from '@ui/states/StatePanel';
import type { ReactNode } from 'react';

/** What happened, what is safe, a button to try again, the reference number. */
export function LoadFailure({ error, retry }: { error: unknown; retry: () => void }) {
  const t = useT();
  const problemText = useProblemText();
  const { requestId, status } = toProblem(error);
  const title = status === 404 ? t('parts.notFound') : t('parts.failed');
  return (
    <ErrorState
      title={title}
      reference={requestId && t('parts.reference', { id: requestId.slice(0, 8) })}
      retry={
        <Button onClick={retry} icon={<IconRefresh size={18} stroke={1.75} aria-hidden />}>
          {t('parts.retry')}
        </Button>
      }
    >
      {problemText(error)}
    </ErrorState>
  );
}

/**
 * A page for a query: a skeleton while it loads, the failure in words, otherwise the content. A record that was deleted, or
 * that the reader may no longer see, is removed from the screen.
 */
export function Loaded<T>({
  query,
  shape,
  instead,
  children,
}: {
  query: UseQueryResult<T | undefined>;
  shape?: 'page' | 'list' | 'form';
  /** What to show where there is nothing, or nothing that the reader may see, if a page can say more than “not found”. */
  instead?: ReactNode;
  children: (data: T) => ReactNode;
}) {
  const t = useT();
  const gone = query.isError && toProblem(query.error).status === 404;
  if (query.data !== undefined && !gone) return children(query.data);
  if (gone && instead) return instead;
  if (query.isError) return <LoadFailure error={query.error} retry={() => void query.refetch()} />;
  return <Skeleton shape={shape} label={t('app.loading')} />;
}
