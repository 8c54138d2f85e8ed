import { useDownload } from '@api/download';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { LoadFailure } from '@shared/list/Loaded';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Card } from '@ui/layout/Card';
import { PageHead, Section } from '@ui/layout/Section';
import { Skeleton } from '@ui/states/Skeleton';
import { statementFile } from '../api/files';
import { allPaymentsQuery } from '../api/list-payments';
import { useOwnLease } from '../api/own-lease';
import type { OwnLease } from '../api/types';
import { BackFromPage } from '../components/BackFromPage';
import { ComingUp } from '../components/ComingUp';
import { OtherHomes } from '../components/OtherHomes';
import { PayCard } from '../components/PayCard';
import { PaymentHistory } from '../components/PaymentHistory';
import { StatementLines } from '../components/StatementLines';
import styles from './PaymentsPage.module.css';

/** Everything about paying: what is due, and every payment there was. */
export default function PaymentsPage() {
  const t = useT();
  const { data: lease } = useOwnLease();
  return (
    <div className={styles.page}>
      <PageHead
        title={t('payments.page.title')}
        {...(lease && lease.homes.length > 1 && { subtitle: labelOf(lease) })}
        actions={lease && <Statement leaseId={lease.id} year={Number(lease.today.slice(0, 4))} />}
      />
      <BackFromPage />
      {lease && <OtherHomes lease={lease} />}
      {lease ? <PayCard key={lease.id} lease={lease} /> : <Skeleton label={t('app.loading')} />}
      {lease && <ComingUp lease={lease} />}
      {lease && <AllPayments lease={lease} />}
      {lease && <StatementLines leaseId={lease.id} year={Number(lease.today.slice(0, 4))} />}
    </div>
  );
}

/** Which of several homes the page shows. */
const labelOf = ({ id, homes }: OwnLease) => homes.find(({ leaseId }) => leaseId === id)?.label;

function Statement({ leaseId, year }: { leaseId: string; year: number }) {
  const t = useT();
  const { language } = useLanguage();
  const statement = useDownload();
  return (
    <Button
      variant="secondary"
      loading={statement.isPending}
      onClick={() => statement.mutate(statementFile(leaseId, year, language))}
    >
      {t('payments.statement', { year: String(year) })}
    </Button>
  );
}

function AllPayments({ lease }: { lease: OwnLease }) {
  const t = useT();
  const query = useInfiniteQuery(allPaymentsQuery(lease.id));
  const payments = query.data?.pages.flatMap((page) => page.rows);
  return (
    <Section title={t('payments.history')}>
      <Card className={styles.list}>
        {!payments &&
          (query.isError ? (
            <LoadFailure error={query.error} retry={() => void query.refetch()} />
          ) : (
            <Skeleton shape="list" label={t('app.loading')} />
          ))}
        {payments?.length === 0 && <p>{t('payments.empty')}</p>}
        {payments && payments.length > 0 && <PaymentHistory payments={payments} shared={lease.tenants.length > 1} />}
      </Card>
      {query.hasNextPage && (
        <Button variant="secondary" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('payments.earlier')}
        </Button>
      )}
    </Section>
  );
}
