import { DataProvider } from '@api/DataProvider';
import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@ui/states/Skeleton';
import { EmptyState } from '@ui/states/StatePanel';
import { ownLeaseQuery } from '../../../../features/payments/api/own-lease';
import { LatestPayments } from '../../../../features/payments/components/LatestPayments';
import { PayCard } from '../../../../features/payments/components/PayCard';

function Rent() {
  const t = useT();
  const { data: lease, error } = useQuery(ownLeaseQuery());
  if (error)
    return (
      <EmptyState level={2} title={t('payments.home.none')}>
        {t('payments.home.noneText')}
      </EmptyState>
    );
  if (!lease) return <Skeleton label={t('app.loading')} />;
  return (
    <>
      <PayCard lease={lease} />
      <LatestPayments lease={lease} />
    </>
  );
}

/** The signed-in tenant's next rent, paid as on the dashboard. */
export default function OwnRent() {
  return (
    <DataProvider>
      <Rent />
    </DataProvider>
  );
}
