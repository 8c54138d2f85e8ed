import { DataProvider } from '@api/DataProvider';
import { useT } from '@i18n/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Skeleton } from '@ui/states/Skeleton';
import { ErrorState } from '@ui/states/StatePanel';
import type { ReactNode } from 'react';

/** Gives the parts of the signed-in landlord their cache. */
export const Live = ({ children }: { children: ReactNode }) => <DataProvider>{children}</DataProvider>;

/** What was loaded, its outline until then, or that it failed with a way to try again. */
export function Loaded<Data>({
  query,
  children,
}: {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}) {
  const t = useT();
  if (query.data !== undefined) return children(query.data);
  if (!query.error) return <Skeleton shape="list" label={t('app.loading')} />;
  return (
    <ErrorState
      level={2}
      title={t('landlord-services.failed')}
      retry={<Button onClick={() => void query.refetch()}>{t('landlord-services.retry')}</Button>}
    />
  );
}
