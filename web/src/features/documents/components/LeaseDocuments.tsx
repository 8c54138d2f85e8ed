import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { LoadFailure } from '@shared/list/Loaded';
import { MoreRows } from '@shared/list/MoreRows';
import { useMore } from '@shared/list/use-more';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Section } from '@ui/layout/Section';
import { Link } from '@ui/link/Link';
import { Skeleton } from '@ui/states/Skeleton';
import { EmptyState } from '@ui/states/StatePanel';
import { documentsQuery } from '../api/documents';
import { DocumentTable } from './DocumentTable';
import { UploadCard } from './UploadCard';
import styles from './documents.module.css';

/** The documents of a lease, and a place for new ones. Those of the unit itself are in its folder. */
export function LeaseDocuments({ leaseId, unitId }: { leaseId: string; unitId: string }) {
  const t = useT();
  const query = useInfiniteQuery(documentsQuery({ leaseId }));
  const { rows, more, footer } = useMore(query);
  return (
    <div className={styles.parts}>
      <Section
        title={t('documents.title')}
        aside={<Link href={paths.landlordDocuments(unitId)}>{t('documents.unitFolder')}</Link>}
      >
        {query.isError && !rows && <LoadFailure error={query.error} retry={() => void query.refetch()} />}
        {query.isPending && <Skeleton shape="list" rows={3} label={t('app.loading')} />}
        {rows?.length === 0 && (
          <EmptyState level={3} title={t('documents.lease.none')}>
            {t('documents.lease.noneText')}
          </EmptyState>
        )}
        {rows && rows.length > 0 && <DocumentTable rows={rows} manage />}
        <MoreRows more={more} footer={footer} />
      </Section>
      <Section title={t('documents.add')}>
        <UploadCard leaseId={leaseId} leases={[]} />
      </Section>
    </div>
  );
}
