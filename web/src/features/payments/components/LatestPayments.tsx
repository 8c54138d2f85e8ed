import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useQuery } from '@tanstack/react-query';
import { Card } from '@ui/layout/Card';
import { Section } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { Skeleton } from '@ui/states/Skeleton';
import { latestPaymentsQuery } from '../api/list-payments';
import type { OwnLease } from '../api/types';
import { PaymentHistory } from './PaymentHistory';
import styles from './LatestPayments.module.css';

/** The last payments on the tenant's first page. */
export function LatestPayments({ lease }: { lease: Pick<OwnLease, 'id' | 'tenants'> }) {
  const t = useT();
  const { data: payments } = useQuery(latestPaymentsQuery(lease.id, 5));
  const all = <Link href={paths.dashboard('tenant', '/payments')}>{t('payments.all')}</Link>;
  return (
    <Section title={t('payments.history')} aside={payments?.length ? all : undefined}>
      <Card padding="none" className={styles.card}>
        {!payments && <Skeleton shape="list" label={t('app.loading')} />}
        {payments?.length === 0 && <p className={styles.empty}>{t('payments.empty')}</p>}
        {payments && payments.length > 0 && <PaymentHistory payments={payments} shared={lease.tenants.length > 1} />}
      </Card>
    </Section>
  );
}
