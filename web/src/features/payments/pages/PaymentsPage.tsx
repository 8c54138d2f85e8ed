import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { Card } from '@ui/layout/Card';
import { PageHead, Section } from '@ui/layout/Section';
import { Skeleton } from '@ui/states/Skeleton';
import { allPaymentsQuery } from '../api/list-payments';
import { ownLeaseQuery } from '../api/own-lease';
import { PayCard } from '../components/PayCard';
import { PaymentHistory } from '../components/PaymentHistory';
import styles from './PaymentsPage.module.css';

/** Everything about paying: what is due, and every payment there was. */
export default function PaymentsPage() {
  const t = useT();
  const { data: lease } = useQuery(ownLeaseQuery());
  return (
    <div className={styles.page}>
      <PageHead title={t('payments.page.title')} />
      {lease ? <PayCard lease={lease} /> : <Skeleton label={t('app.loading')} />}
      {lease && <AllPayments leaseId={lease.id} />}
    </div>
  );
}

function AllPayments({ leaseId }: { leaseId: string }) {
  const t = useT();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(allPaymentsQuery(leaseId));
  const payments = data?.pages.flatMap((page) => page.payments);
  return (
    <Section title={t('payments.history')}>
      <Card className={styles.list}>
        {!payments && <Skeleton shape="list" label={t('app.loading')} />}
        {payments?.length === 0 && <p>{t('payments.empty')}</p>}
        {payments && payments.length > 0 && <PaymentHistory payments={payments} />}
      </Card>
      {hasNextPage && (
        <Button variant="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('payments.earlier')}
        </Button>
      )}
    </Section>
  );
}
